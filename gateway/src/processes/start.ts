import cluster from 'node:cluster';
import type { Env } from '../env.js';

/** Starts several processes on one port, or is one of them. */
export async function startProcesses(env: Env): Promise<void> {
  if (cluster.isPrimary) return (await import('./primary.js')).startPrimary(env);
  const { joinMachine } = await import('./machine.js');
  const machine = await joinMachine(env.processes);
  return (await import('../gateway.js')).startGateway(env, machine);
}
