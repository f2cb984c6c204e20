/** The black market (BLM-1 to BLM-3): somebody, a barrel and a chip make up for missing coins. */

import type { Counts, Good } from '../../api/types';
import { GOODS, count } from './game';

/** What the engine asks for at each stage; at the last one only a chip is left. */
const PERSON = 0;
const BARREL = 1;

export interface Offer {
  /** `hand corn`, `hand noble portrait`; null for nobody. */
  person: string | null;
  barrel: Good | null;
  chip: boolean;
}

export interface Debt {
  /** The stage the engine is at. */
  stage: number;
  /** Coins still to be made up for. */
  missing: number;
  /** Who can be handed over: the choices of the decision at the first stage. */
  people: string[];
  goods: Counts;
  hasChip: boolean;
}

export const offered = (offer: Offer): number =>
  (offer.person === null ? 0 : 1) + (offer.barrel === null ? 0 : 1) + (offer.chip ? 1 : 0);

/** Pay with a chip last and people first of all only if nothing else will do. */
export function proposeOffer(debt: Debt): Offer {
  const offer: Offer = { person: null, barrel: null, chip: false };
  let missing = debt.missing;
  const cheapest = GOODS.find((good) => count(debt.goods, good) > 0);
  if (missing > 0 && debt.stage <= BARREL && cheapest !== undefined) {
    offer.barrel = cheapest;
    missing -= 1;
  }
  const idle = debt.people.find((action) => action === 'hand portrait');
  if (missing > 0 && debt.stage === PERSON && idle !== undefined) {
    offer.person = idle;
    missing -= 1;
  }
  if (missing > 0 && debt.hasChip) {
    offer.chip = true;
    missing -= 1;
  }
  if (missing > 0 && debt.stage === PERSON && offer.person === null) offer.person = debt.people[0] ?? null;
  return offer;
}

/** The actions of an offer, stage by stage; a stage with a single answer is not asked. */
export function handingActions(debt: Debt, offer: Offer, askForced = false): string[] {
  const actions: string[] = [];
  let missing = debt.missing;
  const barrels = GOODS.filter((good) => count(debt.goods, good) > 0);
  const chips = debt.hasChip ? 1 : 0;
  const say = (action: string, options: number): void => {
    if (options > 1 || (askForced && action !== 'pass')) actions.push(action);
    if (action !== 'pass') missing -= 1;
  };
  if (debt.stage === PERSON && missing > 0) {
    const mayPass = missing <= (barrels.length > 0 ? 1 : 0) + chips ? 1 : 0;
    say(offer.person ?? 'pass', debt.people.length + mayPass);
  }
  if (debt.stage <= BARREL && missing > 0) {
    say(offer.barrel === null ? 'pass' : `hand barrel ${offer.barrel}`, barrels.length + (missing <= chips ? 1 : 0));
  }
  if (missing > 0) say('hand chip', 1);
  return actions;
}
