/** A word outside of the page, to those who asked for it and look elsewhere. */

import { settings } from '../settings.svelte';
import { PLAIN } from './icon';

export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag, icon: PLAIN });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
