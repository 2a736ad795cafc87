import { parseArgs } from 'node:util';
import { readDatabaseSettings } from '../env.js';
import { StartupError } from '../errors.js';
import { layOut } from './lay-out.js';

const usage = `Migrates the database that DATABASE_URL names at the coordinator of a Citus cluster, and spreads its tables over the nodes.

  pnpm cluster [--shards 32]

  --shards   number of shards per table, which cannot be changed later: the maximum number of nodes that can share the work

The command can be repeated at any time, for example after a new version or another node. gateway/docs/operations/cluster.md explains how to
prepare the nodes.`;

/** @throws StartupError that says what to do. */
async function run(args: string[]): Promise<string> {
  const shards = readShards(args);
  if (shards === undefined) return usage;
  const { databaseUrl } = readDatabaseSettings();
  if (!databaseUrl)
    throw new StartupError(
      'DATABASE_URL is missing: set it to the coordinator of a Citus cluster, with the owner of the tables as user',
    );
  const { workers, reference, distributed, local } = await layOut(databaseUrl, shards);
  return [
    `On every node: ${reference.join(', ')}`,
    `By company: ${distributed.join(', ')}`,
    `On the coordinator alone: ${local.join(', ')}, and the jobs`,
    `Laid out over ${workers} ${workers === 1 ? 'worker' : 'workers'}`,
  ].join('\n');
}

/** Parses the arguments; undefined if they are invalid. */
function readShards(args: string[]): number | undefined {
  try {
    const { values } = parseArgs({ args, options: { shards: { type: 'string', default: '32' } } });
    const shards = Number(values.shards);
    return Number.isInteger(shards) && shards >= 1 && shards <= 1024 ? shards : undefined;
  } catch {
    return undefined;
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
