/** Which drawing shows a thing of the game. */

import { parse } from '../model/actions';
import { isField } from '../model/game';

export type Art = 'barrel' | 'good' | 'plantation' | 'building' | 'role' | 'piece';

export interface Picture {
  art: Art;
  id: string;
}

const picture = (art: Art, id: string): Picture => ({ art, id });

export const pictureOfPlace = (place: string): Picture =>
  place === 'portrait' ? picture('piece', 'worker') : picture(isField(place) || place === 'forest' ? 'plantation' : 'building', place);

/** A drawing for an action, so that no choice is a bare line of text. */
export function pictureOfAction(text: string): Picture | null {
  const { verb, thing, isNoble } = parse(text);
  switch (verb) {
    case 'role':
    case 'kidnap':
      return picture('role', thing);
    case 'take':
    case 'clear':
      return picture('plantation', thing);
    case 'forest':
      return picture('plantation', 'forest');
    case 'draw':
    case 'land':
    case 'plant':
      return picture('plantation', 'back');
    case 'worker':
    case 'noble':
      return picture('piece', verb);
    case 'pay':
      return picture('piece', 'coin');
    case 'place':
    case 'put':
      return pictureOfPlace(thing);
    case 'hand':
      if (thing === 'chip') return picture('piece', 'chip');
      if (thing.startsWith('barrel ')) return picture('barrel', thing.slice('barrel '.length));
      return thing === 'portrait' ? picture('piece', isNoble ? 'noble' : 'worker') : pictureOfPlace(thing);
    case 'build':
    case 'draft':
    case 'nobles':
      return picture('building', thing);
    case 'barrel':
    case 'leave':
    case 'sell':
    case 'post':
    case 'load':
    case 'wharf':
    case 'keep':
    case 'send':
    case 'deliver':
      return picture('barrel', thing);
    case 'piracy':
    case 'loot':
    case 'raid':
      return picture('piece', `buccaneer_${verb}`);
    default:
      return null;
  }
}
