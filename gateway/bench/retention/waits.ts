import { median } from '../speed/compare.js';

const firstPhase = 'before';

/** How long the answers take, by what happens meanwhile. */
export class Waits {
  private phase = firstPhase;
  private isOver = false;
  private readonly times = new Map<string, number[]>();

  begin(phase: string): void {
    this.phase = phase;
  }

  async over(what: string, ask: () => Promise<unknown>): Promise<void> {
    while (!this.isOver) {
      const started = performance.now();
      const begun = this.phase;
      // oxlint-disable-next-line no-await-in-loop
      await ask();
      // An answer that was under way when the phase began waited in it.
      const phase = begun === firstPhase ? this.phase : begun;
      const key = `${what} ${phase}`;
      this.times.set(key, [...(this.times.get(key) ?? []), performance.now() - started]);
    }
  }

  async end(work: Promise<void>[]): Promise<void> {
    this.isOver = true;
    await Promise.all(work);
  }

  tell(): void {
    for (const [key, times] of this.times)
      console.log(
        `${key}: ${times.length}, median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`,
      );
  }
}
