import { parseArgs } from 'node:util';
import { readDatabasePlace } from '../env.js';
import { isDatabaseAway, StartupError } from '../errors.js';
import { type Layout, layOut } from './lay-out.js';
import { nodeOf, readNode, saidNode } from './nodes.js';

const usualShards = 32;

const usage = `Lays the tables over the nodes of a Citus cluster, in the database that DATABASE_URL names at its coordinator.

  pnpm cluster [--nodes host:port …] [--coordinator host:port] [--shards ${usualShards}]

  --nodes        workers to add; those of citus_add_node are there already
  --coordinator  where workers reach the coordinator, unless as DATABASE_URL does
  --shards       pieces that each table is cut into, chosen once: so many nodes can share the work

Migrates first. Rows that are there move to their nodes. May be run again at any time, as after adding a node or a new version.`;

/** Does what the words of a command line say. @throws StartupError with one line that says what to do. */
async function run(words: string[]): Promise<string> {
  const asked = read(words);
  if (!asked) return usage;
  const { databaseUrl } = readDatabasePlace();
  if (!databaseUrl)
    throw new StartupError(
      'DATABASE_URL is missing: let it lead to the coordinator of a Citus cluster, as the owner of the tables',
    );
  const started = Date.now();
  const layout = await layOut(databaseUrl, {
    workers: asked.nodes.map((word) => readNode(word)),
    coordinator: asked.coordinator ? readNode(asked.coordinator) : nodeOf(databaseUrl),
    shards: asked.shards,
  });
  return said(layout, (Date.now() - started) / 1000);
}

function read(
  words: string[],
): { nodes: string[]; coordinator: string | undefined; shards: number } | undefined {
  const options = {
    nodes: { type: 'string', multiple: true },
    coordinator: { type: 'string' },
    shards: { type: 'string', default: String(usualShards) },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const { nodes = [] } = values;
    // Further nodes may follow the first one.
    const isClear = positionals.length === 0 || nodes.length > 0;
    const shards = Number(values.shards);
    if (values.help || !isClear || !Number.isInteger(shards) || shards < 1 || shards > 1024)
      return undefined;
    return { nodes: [...nodes, ...positionals], coordinator: values.coordinator, shards };
  } catch {
    return undefined;
  }
}

function said({ added, nodes, copied, distributed, local, rows }: Layout, seconds: number): string {
  const lines = [
    ...(added.length > 0 ? [`Added ${added.map(saidNode).join(', ')}`] : []),
    ...(copied.length > 0 ? [`On every node now: ${copied.join(', ')}`] : []),
    ...(distributed.length > 0 ? [`By company now: ${distributed.join(', ')}`] : []),
    ...(rows > 0 ? [`${rows.toLocaleString('en')} rows moved`] : []),
    `On the coordinator alone: ${local.join(', ')}, and the jobs`,
  ];
  const isNew = added.length + copied.length + distributed.length > 0;
  return [
    ...lines,
    `${isNew ? 'Laid out' : 'Nothing to do: laid out'} over ${nodes} ${nodes === 1 ? 'worker' : 'workers'}, ${seconds.toFixed(1)} s`,
  ].join('\n');
}

/** One line where it says enough; else the whole error. */
function inOneLine(error: unknown): unknown {
  if (error instanceof StartupError) return error.message;
  return isDatabaseAway(error)
    ? `The database cannot do it now (${String(error)}): check DATABASE_URL and that every node runs, and start again`
    : error;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(inOneLine(error));
  process.exitCode = 1;
}
