import { once } from 'node:events';
import type { Figures, Order, Place, Report } from './messages.js';

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;

/** Joins the processes that the primary has started. */
export async function joinMachine(processes: number): Promise<Machine> {
  const [order] = (await once(process, 'message')) as [Order];
  if (order.kind !== 'place') throw new Error('The primary says first where a process stands');
  return new Machine(processes, order.place);
}

/** What one of several processes has of the others, by way of the primary. */
export class Machine {
  private readonly turns: (() => void)[] = [];
  private lastId = 0;
  private readonly asked = new Map<number, (all: Figures[]) => void>();
  private tellFigures: (() => Promise<Figures>) | undefined;
  private stop: (() => void) | undefined;
  private isStopping = false;

  constructor(
    readonly processes: number,
    readonly place: Place,
  ) {
    process.on('message', (order) => this.hear(order as Order));
    // A terminal and a service manager send it to all processes, and the primary sends its order besides.
    for (const signal of stopSignals) process.on(signal, () => this.stopOnce());
  }

  /** Signals that `whenToStop` takes care of. */
  get signals(): typeof stopSignals {
    return stopSignals;
  }

  /** Says once that this process shall stop, however often it is told. */
  whenToStop(stop: () => void): void {
    this.stop = stop;
    if (this.isStopping) stop();
  }

  /** To be called when it serves. `signIns`: lines for whoever has started the gateway. */
  ready(signIns: string[]): void {
    report({ kind: 'ready', signIns });
  }

  /** Waits for a turn at a password's hash; answers how to end it. */
  async takeTurn(): Promise<() => void> {
    await new Promise<void>((resolve) => {
      this.turns.push(resolve);
      report({ kind: 'turn-wanted' });
    });
    return () => report({ kind: 'turn-over' });
  }

  /** @param tell answers this process's own figures, whenever anybody reads those of all. */
  tells(tell: () => Promise<Figures>): void {
    this.tellFigures = tell;
  }

  /** The figures of every process, and of those that have died what they had counted. */
  figuresOfAll(): Promise<Figures[]> {
    return new Promise((resolve) => {
      this.lastId += 1;
      this.asked.set(this.lastId, resolve);
      report({ kind: 'figures-wanted', id: this.lastId });
    });
  }

  private hear(order: Order): void {
    if (order.kind === 'stop') this.stopOnce();
    else if (order.kind === 'turn') this.turns.shift()?.();
    else if (order.kind === 'tell-figures') void this.tell(order.id);
    else if (order.kind === 'figures') {
      this.asked.get(order.id)?.(order.all);
      this.asked.delete(order.id);
    }
  }

  private async tell(id: number): Promise<void> {
    // One that is still starting has counted nothing.
    report({ kind: 'own-figures', id, figures: (await this.tellFigures?.()) ?? [] });
  }

  private stopOnce(): void {
    if (this.isStopping) return;
    this.isStopping = true;
    this.stop?.();
  }
}

/** A primary that is gone takes this process with it, so nobody has to hear that it did not arrive. */
function report(message: Report): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
