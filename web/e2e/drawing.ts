import type { Page } from '@playwright/test';

export interface Drawing {
  /** The longest time without a frame, in milliseconds. */
  maxGap: number;
  /** Lengths in milliseconds. */
  longTasks: number[];
  /** Processor time of the main thread in milliseconds, which does not depend on other work of the machine. */
  worked: { script: number; style: number; layout: number; all: number };
}

interface Watched {
  drawing?: { last: number; maxGap: number; longTasks: number[] };
}

/** Measures frames and work of the page during an action. */
export const watchDrawing = async (page: Page, act: () => Promise<void>): Promise<Drawing> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    const isWatching = watched.drawing !== undefined;
    const drawing = { last: performance.now(), maxGap: 0, longTasks: [] };
    watched.drawing = drawing;
    if (isWatching) return;
    const tick = (): void => {
      const now = performance.now();
      const { drawing: current } = watched;
      if (current) {
        current.maxGap = Math.max(current.maxGap, now - current.last);
        current.last = now;
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    new PerformanceObserver((list) =>
      watched.drawing?.longTasks.push(
        ...list.getEntries().map(({ duration }) => Math.round(duration)),
      ),
    ).observe({ type: 'longtask' });
  });
  const before = await workOf(devtools);
  await act();
  // Includes the frames after the last change.
  await page.waitForTimeout(500);
  const after = await workOf(devtools);
  const seen = await page.evaluate(() => {
    const { maxGap = 0, longTasks = [] } = (window as unknown as Watched).drawing ?? {};
    return { maxGap: Math.round(maxGap), longTasks };
  });
  await devtools.detach();
  const between = (name: string): number =>
    Math.round(((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1_000);
  return {
    ...seen,
    worked: {
      script: between('ScriptDuration'),
      style: between('RecalcStyleDuration'),
      layout: between('LayoutDuration'),
      all: between('TaskDuration'),
    },
  };
};

type Devtools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

const workOf = async (devtools: Devtools): Promise<Map<string, number>> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
};
