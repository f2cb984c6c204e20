/** The icon of the browser's tab: another one when it is one's turn. */

import { BASE } from '../../base';

export const PLAIN = `${BASE}/favicon.svg`;
const TURN = `${BASE}/favicon-turn.svg`;

export function showIcon(isMyTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isMyTurn ? TURN : PLAIN;
  if (link !== null && link.getAttribute('href') !== wanted) link.href = wanted;
}
