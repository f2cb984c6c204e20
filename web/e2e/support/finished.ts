import { againstBots, leaveToBots, makeTable } from './tables';
import { visit } from './testing';

let finished: Promise<string> | null = null;

/** A game that is over, the same for all tests of a file: a bot plays on for a player who leaves. */
export function finishedGame(): Promise<string> {
  finished ??= playOneOut();
  return finished;
}

async function playOneOut(): Promise<string> {
  const { page, context } = await visit();
  const id = await makeTable(page, againstBots('1897', [], 2));
  await leaveToBots(page, id);
  await context.close();
  return id;
}
