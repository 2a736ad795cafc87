import cluster from 'node:cluster';
import { readEnv } from './env.js';
import { StartupError } from './errors.js';

try {
  const env = readEnv();
  if (env.processes > 1 && cluster.isPrimary)
    await (await import('./app/workers.js')).startWorkers(env);
  else await (await import('./app/gateway.js')).startGateway(env);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
