/** An answer of several parts while it is put together: how many of each item of the decision's sheet are named.
 *
 * What may be named, and what would follow, the server says. Counts change at once; the preview follows.
 */

import type { Answer, Item, Outlook, Sheet } from '../../api/types';

/** What a planner asks the server. */
export interface Questions {
  preview(answer: Answer): Promise<Outlook>;
  propose(begun: Answer, more: string | null): Promise<Answer>;
}

export class SheetPlanner {
  readonly sheet: Sheet;
  counts = $state.raw<Answer>({});
  /** What would follow from an answer; of these counts if `isForeseen`, else of earlier ones. */
  outlook = $state.raw<Outlook | null>(null);
  isForeseen = $state(false);

  /** Null where the server is to be asked for one. */
  #proposal: Answer | null;
  #questions: Questions;
  #items: Record<string, Item>;
  /** Counts changes, to know what comes too late. */
  #version = 0;
  #isAsking = false;
  /** Items named beyond the total, for which others will have to give way. */
  #pulled: string[] = [];
  #isPulling = false;
  /** Those who wait until nothing is asked any more. */
  #waiting: (() => void)[] = [];
  #lastChanged: string | null = null;

  constructor(sheet: Sheet, proposal: Answer | null, outlook: Outlook | null, questions: Questions) {
    this.sheet = sheet;
    this.counts = proposal ?? {};
    this.outlook = outlook;
    this.isForeseen = outlook !== null;
    this.#proposal = proposal;
    this.#questions = questions;
    this.#items = Object.fromEntries([...sheet.items, ...sheet.extras].map((item) => [item.id, item]));
  }

  // --- Looking --------------------------------------------------------------------------------------------

  has(id: string): boolean {
    return id in this.#items;
  }

  count(id: string): number {
    return this.counts[id] ?? 0;
  }

  most(id: string): number {
    return this.#items[id]?.most ?? 0;
  }

  /** How many are named in all, extras left out. */
  get named(): number {
    return this.sheet.items.reduce((sum, { id }) => sum + this.count(id), 0);
  }

  /** How many more can be named; null where there is no such number. */
  get left(): number | null {
    return this.sheet.total === null ? null : this.sheet.total - this.named;
  }

  /** Whether a confirmation would send this answer, not a single choice. */
  get isEngaged(): boolean {
    return !this.sheet.optional || this.named > 0;
  }

  get isReady(): boolean {
    const { total, complete } = this.sheet;
    if (!this.isEngaged || (total !== null && (complete ? this.named !== total : this.named > total))) return false;
    return !this.isForeseen || this.outlook?.problem == null;
  }

  /** Why it cannot be so, as far as is known; that something is missing goes without saying. */
  get problem(): Outlook['problem'] {
    if (!this.isForeseen || (this.sheet.complete && (this.left ?? 0) > 0)) return null;
    return this.isEngaged ? (this.outlook?.problem ?? null) : null;
  }

  /** The answer as it is sent. */
  get answer(): Answer {
    return Object.fromEntries(Object.entries(this.counts).filter(([, number]) => number > 0));
  }

  /** How few and how many of an item could be named now beside the others. */
  room(id: string): { fewest: number; most: number } {
    const item = this.#items[id];
    if (item === undefined) return { fewest: 0, most: 0 };
    const [fewest, most] = (this.isForeseen ? this.outlook?.room[id] : undefined) ?? [0, item.most];
    return { fewest, most: Math.min(most, this.count(id) + this.#free(item)) };
  }

  /** How many there will be of an extra, also where nobody has said so. */
  settled(id: string): number {
    const { fewest, most } = this.room(id);
    return Math.max(fewest, Math.min(this.count(id), most));
  }

  canAdd(id: string): boolean {
    return this.count(id) < this.room(id).most;
  }

  canRemove(id: string): boolean {
    return this.count(id) > this.room(id).fewest;
  }

  /** Whether one more could be named if another gave way for it. */
  canPull(id: string): boolean {
    return this.sheet.complete && !this.#isExtra(id) && this.count(id) < this.most(id) && this.named > this.count(id);
  }

  // --- Changing -------------------------------------------------------------------------------------------

  /** Name so many, as far as that is possible. */
  set(id: string, number: number): void {
    const item = this.#items[id];
    if (item === undefined) return;
    const { fewest, most } = this.room(id);
    const others = item.group === null ? {} : Object.fromEntries(this.#rivals(item).map((rival) => [rival.id, 0]));
    this.#lastChanged = id;
    this.#change({ ...this.counts, ...others, [id]: Math.max(fewest, Math.min(number, most)) });
  }

  setAll(ids: string[], number: number): void {
    for (const id of ids) this.set(id, number);
  }

  add(id: string): void {
    if (this.canAdd(id)) this.set(id, this.count(id) + 1);
  }

  remove(id: string): void {
    if (this.canRemove(id)) this.set(id, this.count(id) - 1);
  }

  /** As many as there can be, or none. */
  toggle(id: string): void {
    this.set(id, this.count(id) > 0 ? 0 : this.most(id));
  }

  /** One more; after the most, the fewest again. */
  turn(id: string): void {
    this.set(id, this.canAdd(id) ? this.count(id) + 1 : this.room(id).fewest);
  }

  /** One more: if none is left, one that is missed least gives way for it. The server knows which. */
  pull(id: string): void {
    if (this.canAdd(id)) return this.add(id);
    if (!this.canPull(id)) return;
    this.#pulled = [...this.#pulled, id];
    this.#change({ ...this.counts, [id]: this.count(id) + 1 });
    void this.#makeRoom();
  }

  move(from: string, to: string): void {
    if (from === to || !this.canRemove(from) || this.count(to) >= this.most(to)) return;
    this.#lastChanged = to;
    this.#change({ ...this.counts, [from]: this.count(from) - 1, [to]: this.count(to) + 1 });
  }

  propose(): void {
    if (this.#proposal === null) void this.proposeFrom({});
    else this.#change(this.#proposal);
  }

  /** Go on with an answer given before. */
  resume(answer: Answer): void {
    this.#change(answer);
  }

  clear(): void {
    this.#change({});
  }

  /** A sensible answer that keeps as much of another as it can. */
  async proposeFrom(begun: Answer): Promise<void> {
    const version = this.#version;
    const known = Object.fromEntries(Object.entries(begun).filter(([id, number]) => this.has(id) && number > 0));
    const answer = await this.#questions.propose(known, null).catch(() => null);
    if (answer !== null && version === this.#version) this.#change(answer);
  }

  #change(counts: Answer): void {
    this.counts = counts;
    this.#version += 1;
    this.isForeseen = false;
    const over = -(this.left ?? 0);
    this.#pulled = over > 0 ? this.#pulled.slice(-over) : [];
    if (this.isEngaged) void this.#ask();
  }

  // --- Asking ---------------------------------------------------------------------------------------------

  /** Wait until it is known what would follow, or that nobody can say. */
  foreseen(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#rest();
    });
  }

  #rest(): void {
    if (!this.#isAsking && !this.#isPulling) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Ask what would follow; one question at a time, and only about how things stand then. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (!this.isForeseen && this.#pulled.length === 0) {
      const version = this.#version;
      const outlook = await this.#questions.preview(this.answer).catch(() => null);
      if (outlook === null) break;
      if (version === this.#version) this.#foresee(outlook);
    }
    this.#isAsking = false;
    this.#rest();
  }

  #foresee(outlook: Outlook): void {
    this.outlook = outlook;
    this.isForeseen = true;
    const excess = outlook.problem === null ? undefined : this.#excess(outlook);
    if (excess !== undefined) this.#change({ ...this.counts, ...excess });
  }

  /** What was named too often or too rarely beside the others: what was changed last, or else an extra. */
  #excess({ room }: Outlook): Answer | undefined {
    const ids = [...(this.#lastChanged === null ? [] : [this.#lastChanged]), ...this.sheet.extras.map(({ id }) => id)];
    for (const id of ids) {
      const [fewest, most] = room[id] ?? [0, Infinity];
      const fitting = Math.max(fewest, Math.min(this.count(id), most));
      if (fitting !== this.count(id)) return { [id]: fitting };
    }
    return undefined;
  }

  async #makeRoom(): Promise<void> {
    if (this.#isPulling) return;
    this.#isPulling = true;
    for (let [id] = this.#pulled; id !== undefined; [id] = this.#pulled) {
      const version = this.#version;
      const answer = await this.#questions.propose(without(this.counts, this.#pulled), id).catch(() => null);
      if (answer === null) this.#change(without(this.counts, this.#pulled));
      else if (version === this.#version) this.#settle(answer);
    }
    this.#isPulling = false;
    this.#rest();
  }

  /** Somebody has given way for the first of those pulled; extras are as they were. */
  #settle(answer: Answer): void {
    const [, ...rest] = this.#pulled;
    const counts = { ...this.counts };
    for (const { id } of this.sheet.items) counts[id] = answer[id] ?? 0;
    for (const id of rest) counts[id] = (counts[id] ?? 0) + 1;
    this.#pulled = rest;
    this.#change(counts);
  }

  // --- Parts ----------------------------------------------------------------------------------------------

  #isExtra(id: string): boolean {
    return this.sheet.extras.some((extra) => extra.id === id);
  }

  #rivals(item: Item): Item[] {
    return this.sheet.items.filter((other) => other.group === item.group && other.id !== item.id);
  }

  /** How many more of an item can be named beside the others; one of a group may be one too many for a while. */
  #free({ id, group }: Item): number {
    const isUncounted = this.left === null || group !== null || this.#isExtra(id);
    const shares = this.sheet.shares.filter(({ items }) => items.includes(id));
    const left = shares.map(({ items, most }) => items.reduce((rest, one) => rest - this.count(one), most));
    return Math.max(0, Math.min(isUncounted ? Infinity : (this.left ?? 0), ...left));
  }
}

/** Counts with one less for each time an item is given. */
function without(counts: Answer, ids: string[]): Answer {
  const fewer = { ...counts };
  for (const id of ids) fewer[id] = (fewer[id] ?? 0) - 1;
  return Object.fromEntries(Object.entries(fewer).filter(([, number]) => number > 0));
}
