/** Keys of the table: choose by number, confirm, cancel, pass, take back. */

import type { Desk } from './desk/desk.svelte';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, label') !== null;

export function onKey(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (act(event, desk)) event.preventDefault();
}

/** Whether the key meant something. */
function act(event: KeyboardEvent, desk: Desk): boolean {
  const { key } = event;
  if (key === 'Escape') desk.cancel();
  else if (key === 'Enter' && !isButton(event.target)) void desk.confirm();
  else if (key.toLowerCase() === 'u') void desk.undo();
  else if (key.toLowerCase() === 'p' && desk.mayPass) desk.pass();
  else if (/^[1-9]$/.test(key)) return press(Number(key));
  else return false;
  return true;
}

/** The choice with this number in the panel, or among the things that can be chosen on the table. */
function press(number: number): boolean {
  const inPanel = document.querySelectorAll<HTMLElement>('.decision .control [data-choice]');
  const onTable = document.querySelectorAll<HTMLElement>('.pick.choosable, .pick.chosen');
  const things = inPanel.length > 0 ? inPanel : onTable;
  const thing = things[number - 1];
  thing?.focus();
  thing?.click();
  return thing !== undefined;
}
