/** A line between browser and server that can be cut, or be slow and bad: what a lost network is to both. */

import { type Server, type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export class Line {
  #server: Server;
  #sockets = new Set<Socket>();
  #isCut = false;
  /** Milliseconds for each direction. */
  #delay = 0;
  /** After so many pieces a connection breaks; 0 for never. */
  #lossEvery = 0;
  #pieces = 0;
  /** What is on its way while nothing gets through. */
  #held: (() => void)[] | null = null;
  /** How many connections broke. */
  broken = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(address: string): Promise<Line> {
    const port = Number(new URL(address).port);
    const server = createServer();
    const line = new Line(server);
    server.on('connection', (near) => line.#join(near, port));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** From now on everything takes its time, and of so many pieces one is lost, and its connection with it. */
  worsen(delay: number, lossEvery: number): void {
    this.#delay = delay;
    this.#lossEvery = lossEvery;
  }

  /** Let nothing through for a while. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const pass of held) pass();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, port: number): void {
    if (this.#isCut) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.#sockets.add(one);
      one.on('data', (piece) => this.#carry(piece, one, other));
      one.on('end', () => setTimeout(() => other.end(), this.#delay));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }

  #carry(piece: Buffer, one: Socket, other: Socket): void {
    this.#pieces += 1;
    if (this.#lossEvery > 0 && this.#pieces % this.#lossEvery === 0) {
      this.broken += 1;
      one.destroy();
      return;
    }
    const pass = () => void (other.writable && other.write(piece));
    if (this.#held !== null) this.#held.push(pass);
    else if (this.#delay === 0) pass();
    else setTimeout(pass, this.#delay);
  }
}
