/** The messages of the server under the names the page uses; `contract.d.ts` has them all. */

import type {
  AnswerUndo,
  AutomaView,
  BoardsView,
  Act,
  ErrorCode,
  GameEvent,
  GameOptions,
  Moment,
  NewTable as NewTableRequest,
  OptionsShape,
  PreviewIt,
  ProposeIt,
  Problem,
  UndoIt,
  UndoPolicy,
} from './contract';
import type { SCOPES } from './vocabulary';

export type * from './contract';

/** Numbers of things by name, without those there are none of. */
export type Counts = Record<string, number>;

/** How many of each item of a sheet are named. */
export type Answer = Record<string, number>;

export type Options = OptionsShape;
export type UndoRule = UndoPolicy;
export type PuertomaView = AutomaView;
export type TableView = BoardsView;
export type TimelinePoint = Moment;

export type EventName = GameEvent['event'];
export type EventOf<Name extends EventName> = Extract<GameEvent, { event: Name }>;

/** Why something was refused. No server says `offline`, that it was not reached, or `not_here`, that nothing can be played. */
export type ErrorBody = Omit<Problem, 'code' | 'message'> & { code: ErrorCode | 'offline' | 'not_here' };

export type NewTable = NewTableRequest & { options?: Partial<GameOptions> };

export type TableScope = (typeof SCOPES)[number];

/** What a client asks of a table it plays at, by WebSocket or by POST: to change it, or about it. */
export type TableCommand = Act | UndoIt | AnswerUndo;
export type TableQuestion = PreviewIt | ProposeIt;
