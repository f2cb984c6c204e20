/** The real server as a child process, on a database of its own. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PATIENCE } from './patience';
import { SOURCES, TABLE_MAKER, findPython } from './places';

/** A table at which Ana has to decide, and copies of it. */
export interface Situation {
  name: string;
  /** Of the decision. */
  kind: string;
  ids: string[];
}

export interface Situations {
  /** Ana's cookie. */
  guest: string;
  tables: Situation[];
}

export class Server {
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), 'boriken-e2e-'));
  #port = 0;
  #options: string[];

  /** With further options of `boriken serve`. */
  constructor(...options: string[]) {
    this.#options = options;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  get #database(): string {
    return `sqlite:///${join(this.#folder, 'tables.db')}`;
  }

  get #environment(): NodeJS.ProcessEnv {
    const path = [SOURCES, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
    return { ...process.env, PYTHONPATH: path, PYTHONUNBUFFERED: '1' };
  }

  /** Before it is started: put a table into it for every kind of decision. */
  prepare(copies: number): Situations {
    const command = [TABLE_MAKER, this.#database, String(copies)];
    return JSON.parse(execFileSync(findPython(), command, { env: this.#environment, encoding: 'utf8' })) as Situations;
  }

  /** Start it, for the second time at the same port and with the same tables. */
  async start(): Promise<this> {
    const options = ['--port', String(this.#port), '--database-url', this.#database, ...this.#options];
    // A group of its own, so that its bots end with it.
    const child = spawn(findPython(), ['-m', 'boriken', 'serve', ...options, '--no-rate-limits', '--bot-pause', '0'], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#process = child;
    process.once('exit', () => end(child)); // should nobody stop it
    this.#port = await portOf(child);
    return this;
  }

  /** End it as a crash would: without a word to anybody. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || !isRunning(child)) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    end(child);
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** With the whole group. */
function end(child: ChildProcess): void {
  if (child.pid !== undefined && isRunning(child)) process.kill(-child.pid, 'SIGKILL');
}

/** The port is in the line that says where the server is. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => giveUp('did not say where it is'), PATIENCE);
    const giveUp = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`The server ${why}:\n${said}`));
    };
    const hear = (data: Buffer) => {
      said += data.toString();
      const port = /Boriken is at http:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', (error) => giveUp(`could not be started (${error.message})`));
    child.once('exit', () => giveUp('ended at once'));
  });
}
