/** Dragging workers from place to place while they are placed. */

import type { Attachment } from 'svelte/attachments';
import type { Desk } from '../desk/desk.svelte';
import type { SheetPlanner } from '../desk/sheet.svelte';
import { placing } from '../desk/touching';

const TYPE = 'application/x-worker';
/** Workers in hand, who stand nowhere yet. */
export const HAND = 'hand';

const plannerOf = (desk: Desk): SheetPlanner | null => (desk.plannedKind === 'place' ? desk.planner : null);

/** Somebody can be dragged from here. */
export function dragged(place: string | null, desk: Desk): Attachment<HTMLElement> {
  return (element) => {
    const planner = plannerOf(desk);
    if (place === null || !planner || (place !== HAND && !planner.canRemove(placing(place)))) return;
    element.draggable = true;
    const start = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer === null) return;
      dataTransfer.setData(TYPE, place);
      dataTransfer.effectAllowed = 'move';
      const person = element.querySelector('.circles .worker');
      if (person) dataTransfer.setDragImage(person, 8, 8);
    };
    element.addEventListener('dragstart', start);
    return () => {
      element.draggable = false;
      element.removeEventListener('dragstart', start);
    };
  };
}

/** Somebody can be dropped here. */
export function dropped(place: string | null, desk: Desk): Attachment<HTMLElement> {
  return (element) => {
    if (place === null || !plannerOf(desk)) return;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(TYPE)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const from = event.dataTransfer?.getData(TYPE);
      const planner = plannerOf(desk);
      if (!from || !planner) return;
      event.preventDefault();
      if (place === HAND) planner.remove(placing(from));
      else if (from === HAND) planner.add(placing(place));
      else planner.move(placing(from), placing(place));
    };
    element.addEventListener('dragover', over);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', drop);
    };
  };
}
