import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

/** Puts what the process knows of itself among the figures: memory, garbage, event loop, pool. */
export function watchProcess(registry: Registry, pool: () => Pool): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  let last = performance.eventLoopUtilization();
  // Beside the lag, which the default figures have.
  new Gauge({
    name: 'nodejs_eventloop_utilization_ratio',
    help: 'Part of the time since the last scrape in which the event loop was busy, 0 to 1',
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to the database, by state',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount } = pool();
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'busy' }, totalCount - idleCount);
    },
  });
  new Gauge({
    name: 'database_pool_max_connections',
    help: 'Most connections that this process may have',
    registers,
    collect() {
      this.set(pool().options.max ?? 0);
    },
  });
  new Gauge({
    name: 'database_pool_waiting_requests',
    help: 'Requests that wait for a connection',
    registers,
    collect() {
      this.set(pool().waitingCount);
    },
  });
}
