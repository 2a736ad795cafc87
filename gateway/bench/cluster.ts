import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Cleaning, cleaningUp } from './cleaning-up.js';
import { makeDatabases, serverPid } from './cluster/databases.js';
import { measureOneAtATime } from './cluster/one-at-a-time.js';
import { freePort } from './speed/ground.js';
import { Processes } from './speed/processes.js';
import { progress } from './speed/progress.js';

const usage = `Measures what an answer takes on a Citus cluster, beside one PostgreSQL alone: the server of the coordinator, with the same data.

  pnpm bench:cluster --nodes <address of the coordinator> <of each worker> … [options]

  --nodes                  of a maintenance database, as superuser: postgres://…/postgres
  --contacts <number>      records of all companies together (200000)
  --employees <number>     people of all companies together (20000)
  --companies <number>     of uneven size: the largest is asked (20)
  --shards <number>        pieces that tables are cut into (8)
  --rounds <number>        that count, after one that does not (5)
  --answers <number>       of all these rounds together; of 1000, ten are slower than the p99 (1000)

Databases of its own, which go when it is over. Processor time is told where all nodes run on this machine.`;

const number = (name: string, word: string): number => {
  const value = Number(word);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name} is '${word}': give a whole number from 1`);
  return value;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', multiple: true, default: [] },
    contacts: { type: 'string', default: '200000' },
    employees: { type: 'string', default: '20000' },
    companies: { type: 'string', default: '20' },
    shards: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '5' },
    answers: { type: 'string', default: '1000' },
    help: { type: 'boolean', default: false },
  },
});
const nodes = [...values.nodes, ...positionals].flatMap((word) => word.split(','));
if (values.help || nodes.length < 2) console.log(usage);
else await cleaningUp(bench);

async function bench(cleaning: Cleaning): Promise<void> {
  const [amounts, shards, rounds, answers] = [
    {
      contacts: number('contacts', values.contacts),
      employees: number('employees', values.employees),
      companies: number('companies', values.companies),
    },
    number('shards', values.shards),
    number('rounds', values.rounds),
    number('answers', values.answers),
  ];
  const secrets = {
    tokenSecret: randomBytes(32).toString('base64url'),
    passwordPepper: randomBytes(32).toString('base64url'),
  };
  const { passwordPepper, tokenSecret } = secrets;
  const databases = await makeDatabases(
    nodes,
    { amounts, passwordPepper, shards },
    progress,
    cleaning,
  );
  const processes = new Processes();
  cleaning(() => processes.stop());
  const gatewayOn = async (databaseUrl: string) =>
    processes.runGateway({ databaseUrl, port: await freePort(), ...secrets });
  const [alone, cluster] = [
    await gatewayOn(databases.plainUrl),
    await gatewayOn(databases.clusterUrl),
  ];
  const [coordinator, ...workers] = await Promise.all(nodes.map((node) => serverPid(node)));
  const table = await measureOneAtATime({
    sides: {
      alone: {
        url: alone.url,
        databaseUrl: databases.plainUrl,
        pids: [[alone.pid], [coordinator]],
      },
      cluster: {
        url: cluster.url,
        databaseUrl: databases.clusterUrl,
        pids: [[cluster.pid], [coordinator], workers],
      },
    },
    databases,
    tokenSecret,
    rounds,
    answers,
    load: processes.loader().load,
    progress,
  });
  progress('');
  console.log(
    `${amounts.contacts.toLocaleString('en')} records of ${amounts.employees.toLocaleString('en')} people in ${amounts.companies} companies; ${nodes.length} nodes, ${shards} pieces; ${cpus().length} processors; ${rounds} rounds in turns\n\n${table}`,
  );
}
