/** What can be chosen, the fixed numbers of the game, and the rules: `/api/catalog` and `/api/rules`. */

import type { Good } from './view';

export type Edition = 'classic' | '1897' | 'special';
export type Draft = 'players' | 'chance' | 'given';
export type UndoRule = 'none' | 'own' | 'agree';
export type Difficulty = 'easy' | 'normal' | 'hard';

export interface BuildingFacts {
  id: string;
  expansion: string;
  group: 'production_small' | 'production_large' | 'beige_small' | 'beige_large';
  cost: number;
  points: number;
  row: number;
  circles: number;
  /** City spaces it takes: 1 or 2. */
  spaces: number;
  copies: number;
  good: Good | null;
  /** When it acts: roles, `end`, `any`; several are separated by a space. */
  phase: string;
}

/** What lies on the boards of Puertomas, and how they choose. */
export interface PuertomaPieces {
  /** How many can play. */
  most: number;
  fields: { good: Good; places: number; circles: number }[];
  levels: number;
  places_of_level: number;
  abilities: { id: string; level: number; phase: string }[];
  /** By role, where one arrow of the action board leads. */
  arrows: Record<string, string[]>;
  /** The order of roles on each tie-break card. */
  tie_breaks: string[][];
  /** By reason of what it does, the rule behind it. */
  reasons: Record<string, string>;
  /** The rule of each step that tells no reason, by its event. */
  rules: Record<string, string>;
}

export interface Catalog {
  version: string;
  rules_version: number;
  editions: Edition[];
  /** The fewest and the most. */
  players: [number, number];
  expansions: { id: string; special: boolean }[];
  variants: string[];
  drafts: Draft[];
  orders: string[];
  undo: UndoRule[];
  bots: string[];
  difficulties: Difficulty[];
  limits: { name: number; title: number; actions: number };
  roles: string[];
  goods: Good[];
  /** In the order of their numbers. */
  buildings: BuildingFacts[];
  setups: Record<string, string>[];
  achievements: { id: string; points: number }[];
  festival_cards: { id: string; workers: number; coins: number; points: number }[];
  puertoma: PuertomaPieces;
}

export interface Rule {
  identifier: string;
  /** The heading it stands under. */
  chapter: string;
  text: string;
}
