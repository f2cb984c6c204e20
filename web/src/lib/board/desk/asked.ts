/** Reading a decision: what only some kinds of it have. */

import type { Answer, Decision, Outlook, Payment, Prospect, Sheet } from '../../api/types';

type Asked = Decision | null;

export const sheetOf = (decision: Asked): Sheet | null => (decision && 'sheet' in decision ? decision.sheet : null) ?? null;

export const proposalOf = (decision: Asked): Answer => (decision && 'proposal' in decision ? decision.proposal : null) ?? {};

export const outlookOf = (decision: Asked): Outlook | null =>
  (decision && 'outlook' in decision ? decision.outlook : null) ?? null;

/** The free spaces of the draft, by cost. */
export const spacesOf = (decision: Asked): Record<string, number> =>
  (decision && 'spaces' in decision ? decision.spaces : null) ?? {};

/** What a role would bring to each seat; none if it cannot be taken now. */
export const prospectsOf = (decision: Asked, card: string): Prospect[] =>
  (decision && 'prospects' in decision ? decision.prospects?.[card] : null) ?? [];

/** How a building is paid. */
export const paymentOf = (decision: Asked, action: string): Payment | null =>
  (decision?.kind === 'builder' ? decision.choices?.find((choice) => choice.action === action)?.payment : null) ?? null;
