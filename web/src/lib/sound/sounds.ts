/** Sounds of the table. They are made when they are first needed, and never before the page was touched. */

import { settings } from '../shell/settings.svelte';

export type Sound = 'turn' | 'card' | 'tile' | 'worker' | 'build' | 'barrel' | 'coins' | 'sell' | 'ship' | 'bell' | 'end';

/** The browser allows none before; somebody who only looks is not startled. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

export function play(sound: Sound): void {
  const { volume } = settings;
  if (volume === 0 || !isTouched()) return;
  void import('./synth').then(
    ({ sing }) => sing(sound, volume / 100),
    () => {}, // no network: silence is no harm
  );
}
