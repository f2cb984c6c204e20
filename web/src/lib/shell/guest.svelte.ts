/** Who I am to the server, and what can be chosen there: asked once. */

import { api } from '../api/client';
import type { Catalog } from '../api/types';
import { t } from '../i18n/index.svelte';
import { noteLost } from './app/reach.svelte';

class Guest {
  /** Null until the server knows a name. */
  name = $state<string | null>(null);
  /** What is typed as a name, on whatever page. */
  typed = $state('');
}

export const guest = new Guest();
let asked: Promise<void> | null = null;

export function myName(): string | null {
  return guest.name;
}

/** Ask the server whether it knows us. */
export function meet(): Promise<void> {
  asked ??= api.me().then(
    (me) => {
      guest.name = me.name;
    },
    (problem: unknown) => {
      asked = null; // not reached: ask again next time
      noteLost(problem);
    },
  );
  return asked;
}

/** The name to go by: the one typed, or the one known already, or a guest's. */
export function nameToGoBy(): string {
  return guest.typed.trim() || guest.name || t('guest-name');
}

/** A request gave this name, and the server knows us by it now. */
export function nowKnownAs(name: string): void {
  guest.name = name;
}

let catalog: Promise<Catalog> | null = null;

/** What can be chosen; it does not change while a server runs. */
export function theCatalog(): Promise<Catalog> {
  catalog ??= api.catalog().catch((problem: unknown) => {
    catalog = null;
    throw problem;
  });
  return catalog;
}
