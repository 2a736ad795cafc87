import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../speed/compare.js';
import { figuresAt } from '../speed/figures.js';

/** What the gateway said of itself, and how long others waited. */
export interface Watched {
  /** Longest delay of the event loop, in seconds. */
  lag: number;
  /** Milliseconds that an answer took. */
  half: number;
  most: number;
  /** Resident bytes before, and the most meanwhile. */
  rest: number;
  memory: number;
}

const lagFigure = 'nodejs_eventloop_lag_max_seconds';
const memoryFigure = 'process_resident_memory_bytes';
const every = 100;

/** Reads the gateway's own figures again and again, and asks it something small. */
export class Watch {
  private isOver = false;
  private readonly times: number[] = [];
  private lag = 0;
  private memory = 0;
  private watching: Promise<void> = Promise.resolve();

  private constructor(
    private readonly url: string,
    private readonly ask: () => Promise<void>,
    private readonly rest: number,
  ) {}

  static async start(url: string, ask: () => Promise<void>): Promise<Watch> {
    // What starting took is forgotten with the first look at it.
    await ask();
    await figures(url);
    await wait(3000);
    const watch = new Watch(url, ask, (await figures(url)).memory);
    watch.watching = watch.look();
    return watch;
  }

  async stop(): Promise<Watched> {
    this.isOver = true;
    await this.watching;
    const { lag, rest, memory, times } = this;
    return { lag, rest, memory, half: median(times), most: Math.max(...times) };
  }

  private async look(): Promise<void> {
    while (!this.isOver) {
      const started = performance.now();
      await this.ask();
      this.times.push(performance.now() - started);
      const { lag, memory } = await figures(this.url);
      this.lag = Math.max(this.lag, lag);
      this.memory = Math.max(this.memory, memory);
      await wait(every);
    }
  }
}

async function figures(url: string): Promise<{ lag: number; memory: number }> {
  const figure = await figuresAt(url);
  return { lag: figure(lagFigure), memory: figure(memoryFigure) };
}
