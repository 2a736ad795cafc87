import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { AggregatorRegistry } from 'prom-client';
import type { Env } from '../env.js';
import { makeLog } from '../observability/log.js';
import { maxStopMs } from './stop-times.js';

export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;
/** Pause before a dead worker is replaced, in milliseconds. */
const restartPauseMs = 1000;

/** A worker's request to the primary, and the answer. */
interface MetricsMessage {
  metricsId: string;
  text?: string;
}

/** Starts several workers on one port, to use more cores. They share only the database. A worker that dies is replaced. */
export async function startWorkers({ processes, ...env }: Env): Promise<void> {
  const log = makeLog(env.logLevel);
  const metrics = new AggregatorRegistry();
  const stopping = new AbortController();
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => !!worker);
  closeWithGrace({ delay: maxStopMs(env) + restartPauseMs, logger: false }, async () => {
    stopping.abort();
    const exits = workers().map((worker) => once(worker, 'exit'));
    for (const worker of workers()) worker.process.kill('SIGTERM');
    await Promise.all(exits);
  });
  cluster.on('message', async (worker, { metricsId }: Partial<MetricsMessage>) => {
    if (metricsId === undefined) return;
    const text = await metrics.clusterMetrics().catch(() => '');
    worker.send({ metricsId, text } satisfies MetricsMessage, () => undefined);
  });
  // The first one migrates the database; if it cannot start, the others could not either.
  const first = cluster.fork();
  await Promise.race([once(cluster, 'listening'), once(first, 'exit')]);
  if (first.isDead()) process.exit(first.process.exitCode ?? 1);
  cluster.on('exit', async ({ process: { pid } }, code, signal) => {
    if (stopping.signal.aborted) return;
    log.error({ pid, code, signal }, 'worker exited, starting another');
    await wait(restartPauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (!stopping.signal.aborted) cluster.fork();
  });
  for (let count = 1; count < processes; count += 1) cluster.fork();
}

/** Stops a worker once, although a terminal and the primary may both send a signal. */
export function stopOnFirstSignal(stop: () => unknown): void {
  let isStopping = false;
  for (const signal of stopSignals)
    process.on(signal, () => {
      if (!isStopping) void stop();
      isStopping = true;
    });
}

/** Reads the metrics of all workers, aggregated by the primary. */
export function readClusterMetrics(): Promise<string> {
  const metricsId = randomUUID();
  return new Promise((resolve) => {
    const onAnswer = (answer: MetricsMessage) => {
      if (answer.metricsId !== metricsId) return;
      process.off('message', onAnswer);
      resolve(answer.text ?? '');
    };
    process.on('message', onAnswer);
    process.send?.({ metricsId } satisfies MetricsMessage);
  });
}
