import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

/** Registers process metrics: memory, garbage collection, event loop, pool. Across processes they are summed, except times and ratios. */
export function registerProcessMetrics(registry: Registry, pool: () => Pool): void {
  collectDefaultMetrics({ register: registry });
  for (const gauge of [makeUtilizationGauge(), ...makePoolGauges(pool)])
    registry.registerMetric(gauge);
}

/** Makes a gauge that complements the lag in the default metrics. */
function makeUtilizationGauge(): Gauge {
  let last = performance.eventLoopUtilization();
  return new Gauge({
    name: 'nodejs_eventloop_utilization_ratio',
    help: 'Share of time since the last scrape in which the event loop was busy, 0 to 1',
    registers: [],
    aggregator: 'average',
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
}

function makePoolGauges(pool: () => Pool): Gauge[] {
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to the database, by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { totalCount, idleCount } = pool();
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'busy' }, totalCount - idleCount);
    },
  });
  const max = new Gauge({
    name: 'database_pool_max_connections',
    help: 'Maximum database connections of this process',
    registers: [],
    collect() {
      this.set(pool().options.max ?? 0);
    },
  });
  const waiting = new Gauge({
    name: 'database_pool_waiting_requests',
    help: 'Requests waiting for a database connection',
    registers: [],
    collect() {
      this.set(pool().waitingCount);
    },
  });
  return [connections, max, waiting];
}
