import { AggregatorRegistry } from 'prom-client';
import type { Figures } from './messages.js';

/** How long a process may take to tell its figures, in milliseconds: less than a scraper waits. */
const patience = 3000;

/** What each process has for itself: of memory a sum, and of delays an average, would hide the one that suffers. */
const ownFigure =
  /^(nodejs_(heap|external_memory|eventloop)|process_(heap|resident_memory|virtual_memory))_/;

/** Who can be asked for figures. */
export interface Teller {
  /** Its number among them, from 1; the next one in its place has the same. */
  readonly place: number;
  /** Asks for them; `told` brings the answer. */
  ask(id: number): void;
}

/** Gathers the figures of all processes. What grows never shrinks: what the dead have counted stays. */
export class FiguresOfAll {
  private lastId = 0;
  private readonly last = new Map<Teller, Figures>();
  private ofTheDead: Figures = [];
  private readonly waiting = new Map<number, { missing: Set<Teller>; done: () => void }>();

  /** One after the other; who does not answer in time stands there with what it last told. */
  async gather(tellers: Teller[]): Promise<Figures[]> {
    const id = (this.lastId += 1);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.set(id, { missing: new Set(tellers), done });
      for (const teller of tellers) teller.ask(id);
    });
    this.waiting.delete(id);
    return [...this.last.values(), this.ofTheDead];
  }

  told(teller: Teller, id: number, figures: Figures): void {
    this.last.set(teller, namingProcess(figures, teller.place));
    this.hearNoMore(teller, id);
  }

  async gone(teller: Teller): Promise<void> {
    for (const id of this.waiting.keys()) this.hearNoMore(teller, id);
    const told = this.last.get(teller);
    this.last.delete(teller);
    if (!told) return;
    const grown = told.filter(({ type }) => type === 'counter' || type === 'histogram');
    const together = AggregatorRegistry.aggregate([this.ofTheDead, grown]);
    this.ofTheDead = await together.getMetricsAsJSON();
  }

  private hearNoMore(teller: Teller, id: number): void {
    const asked = this.waiting.get(id);
    asked?.missing.delete(teller);
    if (asked?.missing.size === 0) asked.done();
  }
}

/** Puts a process's number to the figures that it has for itself. */
function namingProcess(figures: Figures, place: number): Figures {
  return figures.map((figure) =>
    ownFigure.test(figure.name)
      ? {
          ...figure,
          values: figure.values.map((value) => ({
            ...value,
            labels: { ...value.labels, process: String(place) },
          })),
        }
      : figure,
  );
}
