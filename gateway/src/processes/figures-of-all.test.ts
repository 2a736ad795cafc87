import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { FiguresOfAll } from './figures-of-all.js';

/** A process that has answered some requests; its `ask` is answered at once unless it is silent. */
function processWith(all: FiguresOfAll, requests: number, place = 1) {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'requests_total', help: 'H', labelNames: ['door'], registers }).inc(
    { door: 'rest' },
    requests,
  );
  new Gauge({ name: 'connections', help: 'H', registers }).set(requests);
  new Gauge({ name: 'queue', help: 'H', registers, aggregator: 'max' }).set(requests);
  for (const name of ['nodejs_heap_size_used_bytes', 'process_resident_memory_bytes'])
    new Gauge({ name, help: 'H', registers }).set(requests);
  new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'H',
    registers,
    aggregator: 'average',
  }).set(requests);
  new Gauge({
    name: 'nodejs_heap_space_size_used_bytes',
    help: 'H',
    labelNames: ['space'],
    registers,
  }).set({ space: 'new' }, requests);
  new Histogram({ name: 'seconds', help: 'H', buckets: [1], registers }).observe(requests);
  const teller = {
    place,
    isSilent: false,
    ask(id: number) {
      if (teller.isSilent) return;
      void registry.getMetricsAsJSON().then((figures) => all.told(teller, id, figures));
    },
  };
  return teller;
}

async function textOf(all: FiguresOfAll, tellers: Parameters<FiguresOfAll['gather']>[0]) {
  return AggregatorRegistry.aggregate(await all.gather(tellers)).metrics();
}

describe('figures of several processes', () => {
  it('add up, but for what each says of the same', async () => {
    const all = new FiguresOfAll();
    const text = await textOf(all, [processWith(all, 2), processWith(all, 3)]);
    expect(text).toContain('requests_total{door="rest"} 5\n');
    expect(text).toContain('connections 5\n');
    expect(text).toContain('queue 3\n');
    expect(text).toContain('seconds_sum 5\n');
    expect(text).toContain('seconds_count 2\n');
    expect(text).toContain('seconds_bucket{le="+Inf"} 2\n');
  });

  it('say of each process its own memory and event loop', async () => {
    const all = new FiguresOfAll();
    const second = processWith(all, 3, 2);
    const text = await textOf(all, [processWith(all, 2, 1), second]);
    for (const name of [
      'nodejs_heap_size_used_bytes',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(text).toContain(`${name}{process="1"} 2\n`);
      expect(text).toContain(`${name}{process="2"} 3\n`);
      expect(text).not.toContain(`\n${name} `);
    }
    expect(text).toContain('nodejs_heap_space_size_used_bytes{space="new",process="2"} 3\n');
    await all.gone(second);
    expect(await textOf(all, [processWith(all, 5, 2)])).not.toContain('bytes{process="2"} 3\n');
  });

  it('never shrink when a process dies, and say no more of what it had', async () => {
    const all = new FiguresOfAll();
    const [first, second, third] = [1, 2, 4].map((requests) => processWith(all, requests));
    if (!first || !second || !third) throw new Error('There are three');
    await all.gather([first, second, third]);
    await all.gone(first);
    await all.gone(second);
    const text = await textOf(all, [third]);
    expect(text).toContain('requests_total{door="rest"} 7\n');
    expect(text).toContain('seconds_count 3\n');
    expect(text).toContain('connections 4\n');
  });

  it('stand as they were last told where a process is silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const all = new FiguresOfAll();
    const [quick, slow] = [processWith(all, 2), processWith(all, 3)];
    await all.gather([quick, slow]);
    slow.isSilent = true;
    const asked = textOf(all, [quick, slow]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await asked).toContain('requests_total{door="rest"} 5\n');
    vi.useRealTimers();
  });

  it('do not wait for a process that dies while it is asked', async () => {
    const all = new FiguresOfAll();
    const [quick, dying] = [processWith(all, 2), processWith(all, 3)];
    dying.isSilent = true;
    const asked = textOf(all, [quick, dying]);
    await all.gone(dying);
    expect(await asked).toContain('requests_total{door="rest"} 2\n');
  });
});
