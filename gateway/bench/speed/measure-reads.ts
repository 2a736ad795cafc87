import { setTimeout as wait } from 'node:timers/promises';
import { showProgress } from '../lib/command.js';
import { formatMs, median } from '../lib/format.js';
import type { Bench } from './bench.js';
import { measureInTurns } from './compare.js';
import { formatRatios } from './results.js';

type SignedInCompany = Awaited<ReturnType<Bench['signIn']>>;

/** An answer about a person that is logged. */
interface LoggedAnswer {
  name: string;
  document: string;
  /** People who are looked at in a round. */
  peopleInRound: number;
}

const answers: readonly LoggedAnswer[] = [
  {
    name: 'a person’s page',
    document: `query BenchPerson($id: UUID!) {
  employee(by: { id: $id }) { id code name email phone department isPositive positiveDate lastActiveAt }
}`,
    peopleInRound: 1500,
  },
  {
    name: 'a person’s trace',
    document: `query BenchTrace($id: UUID!) {
  trace(employee: { id: $id }) { exposures { level exposedAt person { name } } }
}`,
    peopleInRound: 200,
  },
];

/**
 * Measures what the log of looks at people costs an answer, at the cheapest page that is logged, at traces, and at exports. People are looked at for
 * the first time, which is logged, and then again: within 5 minutes that is the same look, and nothing is stored.
 */
export async function measureReads(bench: Bench): Promise<void> {
  if (!bench.isSelected('reads') || bench.options.check) return;
  const company = await bench.signIn(bench.database.filled.companies[0]);
  for (const answer of answers) await measureAnswer(bench, company, answer);
  await measureExports(bench, company);
}

async function measureAnswer(
  bench: Bench,
  company: SignedInCompany,
  { name: what, document, peopleInRound }: LoggedAnswer,
): Promise<void> {
  const { database, gateway, options, results } = bench;
  const people = await database.query<{ id: string }>(
    'SELECT id FROM employee WHERE company_id = $1 ORDER BY id LIMIT $2',
    [company.id, peopleInRound * (options.rounds + 1)],
  );
  const before = await countLooks(bench, company);
  let next = 0;
  let chunk: { id: string }[] = [];
  const names = ['first', 'again', 'again once more'] as const;
  const times = await measureInTurns(names, options.rounds, async (name) => {
    showProgress(`reads: ${what}, ${name}`);
    if (name === 'first') {
      chunk = people.slice(next, next + peopleInRound);
      next += chunk.length;
    }
    const { failed, times: taken } = await bench.load({
      url: `${gateway.url}/graphql`,
      headers: company.headers,
      queries: chunk.map(({ id }) => ({ query: document, variables: { id } })),
      connections: 1,
      seconds: options.seconds,
      answers: chunk.length,
    });
    if (failed > 0) throw new Error(`reads: ${failed} requests failed`);
    return taken.reduce((sum, time) => sum + time, 0) / taken.length;
  });
  // The last batch may be on its way.
  const stored = (await countLooks(bench, company)) - before;
  if (stored < people.length - peopleInRound)
    throw new Error(`reads: ${stored} of ${people.length} looks were stored`);
  const ratios = (name: string) =>
    times[name]!.map((time, round) => time / times['again']![round]!);
  results.facts.push({
    what: `reads: answer of ${what} with its look logged / not logged, time, ratio, A/A (ratio at most 1.1)`,
    value: `${formatMs(median(times['first']!))} / ${formatMs(median(times['again']!))}, ${formatRatios(ratios('first'))}, ${formatRatios(ratios('again once more'))}`,
  });
}

/** Each export is a look, so there is no answer without one: this is the time of the file, and until its look is stored. */
async function measureExports(bench: Bench, company: SignedInCompany): Promise<void> {
  const { gateway, options, results } = bench;
  const files: number[] = [];
  const looks: number[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    showProgress('reads: export of the directory');
    const before = await countLooks(bench, company);
    const started = performance.now();
    const response = await fetch(`${gateway.url}/api/employees/export`, {
      headers: company.headers,
    });
    if (!response.ok) throw new Error(`reads: the export answers ${response.status}`);
    for await (const _ of response.body ?? []);
    const answered = performance.now();
    while ((await countLooks(bench, company)) === before) await wait(1);
    files.push(answered - started);
    looks.push(performance.now() - answered);
  }
  results.facts.push({
    what: 'reads: export of the directory, time, and from its end until its look is stored',
    value: `${formatMs(median(files))}, ${formatMs(median(looks))}`,
  });
}

async function countLooks({ database }: Bench, { id }: SignedInCompany): Promise<number> {
  const [stored] = await database.query<{ looks: number }>(
    'SELECT count(*)::int AS looks FROM person_read WHERE company_id = $1',
    [id],
  );
  return stored?.looks ?? 0;
}
