import { readEnv } from './env.js';
import { StartupError } from './errors.js';

/** Loads what the asked number of processes needs and no more: the first of several only looks after the others. */
try {
  const env = readEnv();
  if (env.processes > 1) await (await import('./processes/start.js')).startProcesses(env);
  else await (await import('./gateway.js')).startGateway(env);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
