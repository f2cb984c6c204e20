/** A line between browser and server that can be cut: what a lost network is to both. */

import { type Server, type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export class Line {
  #server: Server;
  #sockets = new Set<Socket>();
  #isCut = false;

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

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, port: number): void {
    if (this.#isCut) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.#sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}
