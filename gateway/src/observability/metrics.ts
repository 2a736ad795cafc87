import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process, served at GET /metrics. Every name ends with its unit. */
export const metricsRegistry = new Registry();
const registers = [metricsRegistry];
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const daySeconds = 24 * hourSeconds;

export const httpSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of HTTP requests, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: durationBuckets,
  registers,
});

export const operationSeconds = new Histogram({
  name: 'graphql_operation_duration_seconds',
  help: 'Duration of GraphQL operations of /graphql and REST, by name, type and outcome (OK or the code of the first error)',
  labelNames: ['operation', 'type', 'code'],
  buckets: durationBuckets,
  registers,
});

export const uploadedRecords = new Counter({
  name: 'ingestion_records_total',
  help: 'Records of phones and cameras, by source and outcome',
  labelNames: ['source', 'outcome'],
  registers,
});

export const batchRecords = new Histogram({
  name: 'ingestion_batch_records',
  help: 'Records per upload',
  labelNames: ['source'],
  buckets: [1, 5, 10, 25, 50, 100, 250, 500, 1000],
  registers,
});

export const arrivalSeconds = new Histogram({
  name: 'ingestion_lag_seconds',
  help: 'Time from the start of a record to its arrival',
  labelNames: ['source'],
  buckets: [
    minuteSeconds,
    5 * minuteSeconds,
    15 * minuteSeconds,
    hourSeconds,
    6 * hourSeconds,
    daySeconds,
    2 * daySeconds,
    7 * daySeconds,
    14 * daySeconds,
  ],
  registers,
});

export const refusedTries = new Counter({
  name: 'limits_rejected_total',
  help: 'Attempts refused because a budget was spent',
  labelNames: ['budget'],
  registers,
});

export const clientErrors = new Counter({
  name: 'client_errors_total',
  help: 'Errors reported by browsers',
  registers,
});

export const signIns = new Counter({
  name: 'sign_ins_total',
  help: 'Sign-ins, by kind and outcome',
  labelNames: ['kind', 'outcome'],
  registers,
});

export const openWebsockets = new Gauge({
  name: 'websocket_connections',
  help: 'Open websockets of this process',
  registers,
});

export const jobSeconds = new Histogram({
  name: 'job_duration_seconds',
  help: 'Duration of attempts at jobs, by queue and outcome',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 15, minuteSeconds, 5 * minuteSeconds, 15 * minuteSeconds],
  registers,
});

export const replicaReads = new Counter({
  name: 'replica_reads_total',
  help: 'Queries and files that a replica may serve, by outcome: replica (served by the replica), recent_write (primary, after a recent change of the company), skipped (primary, because the replica was not usable), failed (repeated on the primary)',
  labelNames: ['outcome'],
  registers,
});

const replicaUp = new Gauge({
  name: 'database_replica_up',
  help: 'Whether this process reads from the replica',
  aggregator: 'min',
  registers,
});

const replicaLag = new Gauge({
  name: 'database_replica_lag_seconds',
  help: 'Lag of the replica behind the primary, in whole seconds',
  aggregator: 'max',
  registers,
});

// Without a replica the gauges have no value, because 0 would look like one that is down.
for (const gauge of [replicaUp, replicaLag]) gauge.remove();

/** Sets the gauges of the replica. The lag is set once it is known. */
export function setReplicaMetrics({ isUsable, lagMs }: { isUsable: boolean; lagMs: number }): void {
  replicaUp.set(isUsable ? 1 : 0);
  if (Number.isFinite(lagMs)) replicaLag.set(lagMs / 1000);
}
