/** What the page's own thread did while pieces travelled, from a trace: its tasks, which were long, and what they were about. */

import type { TraceEvent } from './record';

/** Milliseconds; two frames are missed with it at the least. */
const LONG = 50;
const LONGEST_SHOWN = 12;

/** The names of work, as the browser writes them; what is inside of another is told with that. */
const KINDS: Record<string, string> = {
  FunctionCall: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'memory',
  MajorGC: 'memory',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

interface Task {
  begin: number;
  /** In milliseconds. */
  length: number;
  kinds: Map<string, number>;
}

export function summarize(events: TraceEvent[]): string[] {
  const main = events.filter(inMain(events)).sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const times = travelling(main);
  const isMeant = ({ begin }: Task) => times.some(([from, to]) => begin >= from && begin < to);
  const tasks = tasksOf(main.filter(({ ph }) => ph === 'X')).filter(isMeant);
  const seconds = times.reduce((sum, [from, to]) => sum + (to - from), 0) / 1_000_000;
  const long = tasks.filter(({ length }) => length > LONG).sort((one, other) => other.length - one.length);
  const sums = new Map<string, number>();
  for (const { kinds } of tasks) for (const [kind, time] of kinds) sums.set(kind, (sums.get(kind) ?? 0) + time);
  const total = tasks.reduce((sum, { length }) => sum + length, 0);
  return [
    `Of the processor: ${String(Math.round(total / seconds))} ms a second, in ${seconds.toFixed(1)} seconds (${told(sums)}).`,
    `Tasks over ${String(LONG)} ms of it: ${String(long.length)}`,
    ...long.slice(0, LONGEST_SHOWN).map(({ length, kinds }) => `  ${String(Math.round(length))} ms: ${told(kinds)}`),
  ];
}

/** From when to when pieces travelled, as the page has marked it. */
function travelling(events: TraceEvent[]): [number, number][] {
  const marks = events.filter(({ name }) => name === 'travelling' || name === 'resting');
  return marks.flatMap(({ name, ts }, place) => (name === 'travelling' ? [[ts, marks[place + 1]?.ts ?? events.at(-1)?.ts ?? ts]] : []));
}

/** The thread of the page: of all that are called so, the one with most to do. */
function inMain(events: TraceEvent[]): (event: TraceEvent) => boolean {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const busy = threads.map((thread) => ({ thread, number: events.filter((event) => isOn(event, thread)).length }));
  const [main] = busy.sort((one, other) => other.number - one.number);
  return (event) => main !== undefined && isOn(event, main.thread);
}

const isOn = (event: TraceEvent, thread: TraceEvent): boolean => event.pid === thread.pid && event.tid === thread.tid;

function tasksOf(events: TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  /** What the next event may lie in: its end, and how much of a kind of work it adds to. */
  let open: { end: number; kind: string | null }[] = [];
  let task: Task | null = null;
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    if (name === 'RunTask') {
      task = { begin: ts, length: tdur / 1000, kinds: new Map() };
      tasks.push(task);
      open = [];
    }
    const kind = KINDS[name];
    if (task === null || kind === undefined) continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const outer = open.at(-1)?.kind;
    if (outer !== kind) {
      add(task, kind, tdur / 1000);
      if (outer != null) add(task, outer, -tdur / 1000);
    }
    open.push({ end: ts + dur, kind });
  }
  return tasks;
}

const add = ({ kinds }: Task, kind: string, time: number): unknown => kinds.set(kind, (kinds.get(kind) ?? 0) + time);

const told = (kinds: Map<string, number>): string =>
  [...kinds].sort(([, one], [, other]) => other - one).map(([kind, time]) => `${kind} ${String(Math.round(time))}`).join(', ');
