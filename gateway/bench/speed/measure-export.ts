import type { Bench } from './bench.js';
import { inTurns } from './compare.js';
import { gatewayName, megabytes } from './measured.js';
import { peakOf, residentBytes } from './memory.js';
import { progress } from './progress.js';

/** The file of a whole directory, beside PostgreSQL's own COPY TO with the same columns and order. */
export async function measureExport(bench: Bench): Promise<void> {
  const { database, options, gateway, results } = bench;
  const [, exported] = database.filled.directories;
  const { headers, people } = await bench.adminOf(exported);
  const work = `export of ${people.length.toLocaleString('en')} people`;
  if (!bench.wants(work)) return;
  progress(work);
  const urls: Record<string, string> = {
    [gatewayName]: `${gateway.url}/api/employees/export`,
    copy: await bench.peer('bare'),
  };
  await expectEqualFiles(urls, headers);
  if (options.check) return;
  const before = residentBytes(gateway.pid);
  const peaks: number[] = [];
  const rates = await inTurns(Object.keys(urls), options.rounds, async (side) => {
    const begun = performance.now();
    const peak = await peakOf(gateway.pid, () => download(urls[side]!, headers));
    if (side === gatewayName && peak !== undefined) peaks.push(peak);
    return people.length / ((performance.now() - begun) / 1000);
  });
  results.measured.push({ work, unit: 'people', rates });
  if (before !== undefined)
    results.facts.push({
      what: `memory of the gateway before that ${work.split(' ')[0]} / at most`,
      found: `${megabytes(before)} / ${megabytes(Math.max(...peaks))}`,
    });
}

async function download(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  for await (const _ of response.body ?? []);
}

/** @throws Error when a file has other rows; the gateway's has a mark, headings and another line break besides. */
async function expectEqualFiles(
  urls: Record<string, string>,
  headers: Record<string, string>,
): Promise<void> {
  const [ours, theirs] = await Promise.all(
    Object.values(urls).map(async (url) => (await fetch(url, { headers })).text()),
  );
  const lines = ours!.trimEnd().split('\r\n').slice(1);
  const copied = theirs!.trimEnd().split('\n');
  const differs = lines.findIndex((line, at) => line !== copied[at]);
  if (lines.length !== copied.length || differs !== -1)
    throw new Error(`export: row ${differs + 1} of ${lines.length} and ${copied.length} is not the same:
${lines[differs]}
${copied[differs]}`);
}
