/** Plays by clicks alone, as somebody would who knows nothing but that what glows can be clicked. */

import type { Decision, Update } from '../../src/lib/api/types';
import { type Spot, aim } from './aiming';
import { Random } from './random';
import { windowOf } from './sizes';
import type { Visitor } from './visitor';

/** Everything that offers itself for the decision: the controls of the panel, and what glows on the table. */
export const CONTROLS = [
  '.decision .control :is(button, input):not(:disabled, [aria-disabled="true"])',
  '.decision footer [data-choice]',
  ':is(.pick, .tile, .building, .good, .bare):is(.choosable, .chosen)',
].join(', ');

/** These are planned with several controls; all others offer each legal action by itself. */
const PLANNED = ['place', 'nobles', 'storage', 'small wharf', 'royal supplier', 'black market', 'raid', 'reward', 'production'];

/** Buildings that bring decisions of their own. */
export const LIKED = [
  'black_market',
  'small_wharf',
  'royal_supplier',
  'guesthouse',
  'library',
  'villa',
  'hunting_lodge',
  'hacienda',
  'hospice',
  'university',
  'land_office',
  'forest_house',
  'chapel',
];

const MOST_CLICKS = 80;
/** In which nothing offers itself. */
const MOST_FRAMES = 2000;

export class Player {
  readonly visitor: Visitor;
  #random: Random;
  #liked: string;

  /** `liked`: buildings taken whenever they can be had, to get to the decisions they bring. */
  constructor(visitor: Visitor, seed: number, liked: string[] = []) {
    this.visitor = visitor;
    this.#random = new Random(seed);
    this.#liked = liked.map(offering).join(', ');
  }

  /** Make so many decisions, or all until the game is over. */
  async play(decisions = Infinity): Promise<void> {
    for (let made = 0; made < decisions; made += 1) {
      if ((await this.myTurn()) === null) return;
      await this.decide();
    }
  }

  /** Wait for one's turn; null when the game is over. */
  async myTurn(): Promise<Decision | null> {
    const { hears } = this.visitor;
    const isDue = () => !hears.isActing && (hears.latest?.decision?.yours === true || hears.latest?.scores != null);
    await hears.until(isDue, 'my turn or the end');
    return hears.latest?.decision ?? null;
  }

  /** Decide what is asked, by clicks; the table must have moved on afterwards. */
  async decide(): Promise<void> {
    const { hears } = this.visitor;
    const asked = hears.latest;
    if (asked === null) throw new Error('There is no table.');
    const acts = hears.acts.length;
    const { sent } = hears;
    await this.seeEveryChoice();
    await this.#clickUntil(() => hears.sent > sent);
    await hears.until(() => hears.acts.length > acts, 'the answer to what was clicked');
    const answer = hears.acts[acts];
    if (answer === undefined || answer.isRefused) throw new Error(`${describe(asked)} was refused: ${answer?.answer ?? ''}`);
    if ((JSON.parse(answer.answer) as Update).seq <= asked.seq) throw new Error(`After ${describe(asked)} nothing moved.`);
  }

  /** Each legal action has a control, unless they are planned together. */
  async seeEveryChoice(): Promise<void> {
    const { hears, page } = this.visitor;
    const { decision } = hears.latest ?? {};
    const actions = (decision?.choices ?? []).map((choice) => choice.action);
    const isPlanned = PLANNED.includes(decision?.kind ?? '');
    const wanted = isPlanned ? [] : actions.filter((action) => !action.startsWith('send '));
    try {
      await page.waitForFunction(areOffered, wanted);
    } catch {
      throw new Error(`Not every action of ${describe(hears.latest)} has a control: ${wanted.join(', ')}`);
    }
  }

  /** Click here and there, then confirm. */
  async #clickUntil(isDone: () => boolean): Promise<void> {
    const { hears, page } = this.visitor;
    let left = 1 + this.#random.next(3);
    let frames = 0;
    for (let click = 0; click < MOST_CLICKS && frames < MOST_FRAMES && !isDone(); ) {
      const spot = await this.#look(left <= 0);
      if (isDone()) return;
      if (spot === null) {
        frames += 1;
        await page.evaluate(nextFrame);
        continue;
      }
      click += 1;
      await this.#touch(spot);
      if (spot.isConfirm) await hears.until(isDone, `${spot.what} to send what is confirmed`);
      left -= 1;
    }
    if (!isDone()) throw new Error(`${describe(hears.latest)} could not be decided by clicks.`);
  }

  /** Where to click next. The help for what was clicked before may lie there, and is put away. */
  async #look(toConfirm: boolean): Promise<Spot | null> {
    const { page } = this.visitor;
    if (toConfirm) await page.locator('.control[aria-busy="true"]').waitFor({ state: 'detached' });
    const wish = { toConfirm, liked: this.#liked, controls: CONTROLS, chance: this.#random.share() };
    const spot = await aim(page, wish);
    if (spot === null || spot.under === null) return spot;
    await page.mouse.move(1, 1);
    await page.keyboard.press('Escape');
    const again = await aim(page, wish);
    if (again !== null && again.under !== null) throw new Error(`${again.what} lies under ${again.under}`);
    return again;
  }

  #touch({ x, y }: Spot): Promise<void> {
    const { page, size } = this.visitor;
    return windowOf(size).isTouched === true ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  }
}

const offering = (building: string): string =>
  `[data-choice$=" ${building}"], .pick.choosable[data-actions$=" ${building}"]`;

/** In the page. */
const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** In the page: whether it is one's turn there too, the control is loaded, and all these actions are offered somewhere. */
function areOffered(wanted: string[]): boolean {
  if (document.querySelector('.decision.mine') === null) return false;
  if (document.querySelector('.decision .control [aria-busy="true"]') !== null) return false;
  const offered = new Set<string>();
  for (const thing of document.querySelectorAll<HTMLElement>('[data-choice]')) offered.add(thing.dataset.choice ?? '');
  for (const thing of document.querySelectorAll<HTMLElement>('.pick:is(.choosable, .chosen)')) {
    for (const action of (thing.dataset.actions ?? '').split('|')) offered.add(action);
  }
  return wanted.every((action) => offered.has(action));
}

function describe(update: Update | null): string {
  const decision = update?.decision;
  return decision ? `${decision.kind} after entry ${String(update.seq)}` : 'no decision';
}
