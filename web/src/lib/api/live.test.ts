import { describe, expect, it } from 'vitest';
import { ApiError } from './errors';
import { LiveConnection, type Socket } from './live';
import type { Reply, TableRequest } from './requests';
import type { LiveMessage, Update } from './types';

class FakeSocket implements Socket {
  sent: string[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly after: number;

  constructor(after: number) {
    this.after = after;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

interface Poll {
  after: number;
  wait: number;
  answer: (update: Partial<Update>) => void;
  fail: (problem: ApiError) => void;
}

interface Post {
  request: TableRequest;
  answer: (reply: Reply) => void;
  fail: (problem: ApiError) => void;
}

/** A connection in a world where time passes when we say so. */
function makeWorld() {
  const sockets: FakeSocket[] = [];
  const polls: Poll[] = [];
  const states: string[] = [];
  const heard: LiveMessage[] = [];
  const posts: Post[] = [];
  const timers: { run: () => void; delay: number }[] = [];
  const seen = { seq: 15 };
  const live = new LiveConnection({
    after: () => seen.seq,
    openSocket: (after) => {
      const socket = new FakeSocket(after);
      sockets.push(socket);
      return socket;
    },
    poll: (after, wait) =>
      new Promise((resolve, reject) => {
        polls.push({ after, wait, answer: (update) => resolve(update as Update), fail: reject });
      }),
    post: (request) => new Promise((resolve, reject) => posts.push({ request, answer: resolve, fail: reject })),
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    schedule: (run, delay) => {
      const timer = { run, delay };
      timers.push(timer);
      return () => {
        const place = timers.indexOf(timer);
        if (place >= 0) timers.splice(place, 1);
      };
    },
    random: () => 1,
  });
  /** Let the one thing happen that is waited for, and say how long it took. */
  const wait = (): number => {
    const [timer] = timers.splice(0, 1);
    if (timer === undefined) throw new Error('Nothing is waited for.');
    timer.run();
    return timer.delay;
  };
  const last = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('There is no socket.');
    return socket;
  };
  return { live, sockets, polls, posts, states, heard, timers, seen, wait, last };
}

const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
const UPDATE = { type: 'update', seq: 16, entries: [] };

describe('the live connection', () => {
  it('begins after the last entry seen, and passes on what it hears', () => {
    const { live, last, heard, states } = makeWorld();
    live.open();
    last().say(UPDATE);
    expect(last().after).toBe(15);
    expect(heard).toEqual([UPDATE]);
    expect(states).toEqual(['connecting', 'live']);
  });

  it('comes back where it left off', () => {
    const { live, last, sockets, seen, wait } = makeWorld();
    live.open();
    last().say(UPDATE);
    seen.seq = 16;
    last().drop();
    wait();
    expect(sockets.map((socket) => socket.after)).toEqual([15, 16]);
  });

  it('waits twice as long each time, with an upper limit, and starts over once it was heard', async () => {
    const { live, last, polls, wait } = makeWorld();
    const delays: number[] = [];
    live.open();
    for (let time = 0; time < 9; time += 1) {
      last().drop();
      if (polls.length > 0) {
        polls.pop()?.fail(ApiError.own('offline'));
        await settle();
      }
      delays.push(wait());
    }
    expect(delays.slice(0, 3)).toEqual([500, 1000, 4000]); // the third failure was a poll's too
    expect(Math.max(...delays)).toBe(8_000);
    last().say(UPDATE);
    last().drop();
    expect(wait()).toBe(500);
  });

  it('polls when sockets never speak, and tries a socket again later', async () => {
    const { live, last, polls, sockets, states, heard, wait } = makeWorld();
    live.open();
    for (let time = 0; time < 2; time += 1) {
      last().drop();
      wait();
    }
    last().drop();
    expect(polls.map(({ after, wait: seconds }) => [after, seconds])).toEqual([[15, 0]]);
    for (let time = 0; time < 4; time += 1) {
      polls[time]?.answer({ type: 'update', seq: 16 + time });
      await settle();
    }
    expect(states.at(-1)).toBe('polling');
    expect(heard).toHaveLength(4);
    expect(polls.map((poll) => poll.wait)).toEqual([0, 25, 25, 25]);
    expect(sockets).toHaveLength(4);
  });

  it('asks whether anybody is there after a long silence, and gives up without an answer', () => {
    const { live, last, sockets, states, wait } = makeWorld();
    live.open();
    last().say(UPDATE);
    expect(wait()).toBe(25_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    wait();
    expect(sockets[0]?.isClosed).toBe(true);
    expect(states.at(-1)).toBe('waiting');
  });

  it('stays when the ping is answered', () => {
    const { live, last, sockets, timers, wait } = makeWorld();
    live.open();
    last().say(UPDATE);
    wait();
    last().say({ type: 'pong' });
    expect(sockets).toHaveLength(1);
    expect(timers.map((timer) => timer.delay)).toEqual([25_000]);
  });

  it('ends for good when there is no such table', () => {
    const { live, last, states, timers } = makeWorld();
    live.open();
    last().drop(4404);
    expect(states.at(-1)).toBe('gone');
    expect(timers).toEqual([]);
    live.wake();
    expect(states.at(-1)).toBe('gone');
  });

  it('does not fall back to polls because the server restarts, and keeps away when there are too many', () => {
    const { live, last, polls, wait } = makeWorld();
    live.open();
    for (let time = 0; time < 5; time += 1) {
      last().drop(1012);
      wait();
    }
    last().drop(4429);
    expect(wait()).toBe(30_000);
    expect(polls).toEqual([]);
  });

  it('tries at once when the network is back', () => {
    const { live, last, sockets } = makeWorld();
    live.open();
    last().drop();
    live.wake();
    expect(sockets).toHaveLength(2);
  });

  it('makes sure that the socket lives when the page is looked at again', () => {
    const { live, last, timers } = makeWorld();
    live.open();
    last().say(UPDATE);
    live.wake();
    expect(last().sent).toEqual(['{"type":"ping"}']);
    expect(timers.map((timer) => timer.delay)).toEqual([8_000]);
  });

  it('is opened again for somebody the server knows differently', () => {
    const { live, last, sockets } = makeWorld();
    live.open();
    last().say(UPDATE);
    live.reopen();
    expect(sockets.map((socket) => socket.isClosed)).toEqual([true, false]);
  });

  it('is silent once it is closed', () => {
    const { live, last, sockets, timers } = makeWorld();
    live.open();
    last().say(UPDATE);
    live.close();
    expect(last().isClosed).toBe(true);
    expect(timers).toEqual([]);
    live.wake();
    expect(sockets).toHaveLength(1);
  });
});

describe('requests', () => {
  const ACT: TableRequest = { type: 'act', seq: 15, key: 'abcdefgh', actions: ['builder'] };
  const ANSWER = { ...UPDATE, key: 'abcdefgh', repeated: false };
  const sentTo = (socket: FakeSocket | undefined): unknown[] => (socket?.sent ?? []).map((text) => JSON.parse(text) as unknown);
  /** Sockets that never speak, until it polls. */
  const fallBack = ({ last, wait }: ReturnType<typeof makeWorld>) => {
    for (let time = 0; time < 2; time += 1) {
      last().drop();
      wait();
    }
    last().drop();
  };

  it('go over the socket and get the one message that names them', async () => {
    const { live, last, heard } = makeWorld();
    live.open();
    last().say(UPDATE);
    const reply = live.request(ACT);
    expect(sentTo(last())).toEqual([ACT]);
    last().say({ ...UPDATE, seq: 17, key: 'another!' });
    last().say(ANSWER);
    expect(await reply).toEqual(ANSWER);
    expect(heard).toEqual([UPDATE, { ...UPDATE, seq: 17, key: 'another!' }]);
  });

  it('wait for a socket that is not open yet', async () => {
    const { live, last } = makeWorld();
    live.open();
    const reply = live.request(ACT);
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(sentTo(last())).toEqual([ACT]);
    last().say(ANSWER);
    expect((await reply).seq).toBe(16);
  });

  it('are sent again with the same key when the socket was lost, and carried out once', async () => {
    const { live, last, sockets, wait, heard } = makeWorld();
    live.open();
    last().say(UPDATE);
    const reply = live.request(ACT);
    last().drop();
    wait();
    last().say({ ...UPDATE, seq: 17 });
    expect(sockets.map(sentTo)).toEqual([[ACT], [ACT]]);
    last().say({ ...ANSWER, repeated: true });
    expect(await reply).toMatchObject({ key: 'abcdefgh', repeated: true });
    expect(heard).toHaveLength(2);
    last().drop();
    wait();
    last().say(UPDATE);
    expect(last().sent).toEqual([]); // it has its answer
  });

  it('are missed sooner than news', () => {
    const { live, last, sockets, timers, wait } = makeWorld();
    live.open();
    last().say(UPDATE);
    void live.request(ACT);
    expect(timers.map((timer) => timer.delay)).toEqual([8_000]);
    wait();
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it('say why they were refused', async () => {
    const { live, last } = makeWorld();
    live.open();
    last().say(UPDATE);
    const reply = live.request(ACT);
    last().say({ type: 'error', key: 'abcdefgh', error: { code: 'stale', status: 409, message: 'Too late.', arguments: { seq: 17 } } });
    await expect(reply).rejects.toMatchObject({ body: { code: 'stale' } });
  });

  it('are repeated when there were too many, after as long as the server asks', () => {
    const { live, last, timers } = makeWorld();
    live.open();
    last().say(UPDATE);
    void live.request(ACT);
    last().say({ type: 'error', key: 'abcdefgh', error: { code: 'too_many', status: 429, message: '', arguments: { seconds: 7 } } });
    timers.find((timer) => timer.delay === 7_000)?.run();
    expect(sentTo(last())).toEqual([ACT, ACT]);
  });

  it('are posted while it polls, those from before too, each once', async () => {
    const world = makeWorld();
    const { live, polls, posts, last } = world;
    live.open();
    const first = live.request(ACT);
    fallBack(world);
    const second = live.request({ ...ACT, key: 'ijklmnop' });
    polls[0]?.answer({ type: 'update', seq: 16 });
    await settle();
    expect(posts.map(({ request }) => request.key)).toEqual(['ijklmnop', 'abcdefgh']);
    for (const post of posts) post.answer({ ...UPDATE, seq: 17 } as unknown as Update);
    expect((await first).seq + (await second).seq).toBe(34);
    expect(last().sent).toEqual([]);
  });

  it('go on by the socket when a post was lost', async () => {
    const world = makeWorld();
    const { live, polls, posts, last, timers } = world;
    live.open();
    const reply = live.request(ACT);
    fallBack(world);
    for (let time = 0; time < 4; time += 1) {
      polls[time]?.answer({ type: 'update', seq: 16 });
      await settle();
    }
    last().onopen?.();
    expect(last().sent).toEqual([]); // it is being posted
    posts[0]?.fail(ApiError.own('offline'));
    await settle();
    timers.find((timer) => timer.delay === 1_000)?.run();
    expect(sentTo(last())).toEqual([ACT]);
    last().say(ANSWER);
    expect((await reply).seq).toBe(16);
  });

  it('are given up when the table is left', async () => {
    const { live } = makeWorld();
    live.open();
    const reply = live.request(ACT);
    live.close();
    await expect(reply).rejects.toMatchObject({ body: { code: 'offline' } });
    await expect(live.request(ACT)).rejects.toMatchObject({ body: { code: 'offline' } });
  });
});
