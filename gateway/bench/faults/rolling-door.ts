import { connect, createServer, type Server, type Socket } from 'node:net';

/** What stands before several gateways, as a load balancer does: new connections go to one of them that accepts. */
export class RollingDoor {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly ports: number[] = [];

  private constructor() {
    this.server = createServer((socket) => this.pass(socket, [...this.ports].toReversed()));
  }

  static async open(): Promise<RollingDoor> {
    const door = new RollingDoor();
    await new Promise<void>((resolve) => {
      door.server.listen(0, '127.0.0.1', resolve);
    });
    return door;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  /** New connections go to this gateway from now on, and to those before it only where it does not accept. */
  prefer(port: number): void {
    this.ports.push(port);
  }

  forget(port: number): void {
    this.ports.splice(this.ports.indexOf(port), 1);
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(socket: Socket, [port, ...others]: number[]): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    if (port === undefined) {
      socket.destroy();
      return;
    }
    const gateway = connect(port, '127.0.0.1');
    let isOpen = false;
    gateway.once('connect', () => {
      isOpen = true;
      socket.pipe(gateway).pipe(socket);
    });
    gateway.on('error', () => (isOpen ? socket.destroy() : this.pass(socket, others)));
    socket.once('close', () => gateway.destroy());
  }
}
