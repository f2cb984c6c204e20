/** Whether the page can be made an app here, and whether it is one. */

import { BASE } from '../../base';
import { canKeep, keepPage } from './keeping';

/** What browsers hand over that let pages offer it; no standard has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  prompt = $state.raw<InstallPrompt | null>(null);
}

export const installing = new Installing();

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches || isOnHomeScreen() === true;

/** Of an iPhone or iPad; undefined everywhere else. */
export const isOnHomeScreen = (): boolean | undefined => (navigator as { standalone?: boolean }).standalone;

/** Before anything else: browsers offer it once. Who has the app has it without a network too. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installing.prompt = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => {
    installing.prompt = null;
    keep();
  });
  if (isInstalled()) addEventListener('load', keep);
}

function keep(): void {
  if (canKeep()) keepPage().catch(() => {}); // tried again the next time
}

/** The app's name, description and shortcuts are in this language. */
export function nameApp(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link !== null) link.href = `${BASE}/manifest-${language}.webmanifest`;
}

export async function install(): Promise<void> {
  await installing.prompt?.prompt();
  installing.prompt = null;
}
