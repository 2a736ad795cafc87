import { showProgress } from '../lib/command.js';
import type { Bench } from './bench.js';
import { assertEqual, measureInTurns } from './compare.js';
import { gatewayName } from './results.js';

/** Compares the file of a whole directory with PostgreSQL's `COPY … TO` of the same columns and order. */
export async function measureExport(bench: Bench): Promise<void> {
  const { headers, people } = await bench.signIn(bench.database.filled.directories[3]);
  const scenario = `export of ${people.length.toLocaleString('en')} people`;
  if (!bench.isSelected(scenario)) return;
  showProgress(scenario);
  const path = '/api/employees/export';
  const urls: Record<string, string> = {
    [gatewayName]: bench.gateway.url + path,
    again: (await bench.peer('again')) + path,
    bare: await bench.peer('bare'),
  };
  await assertEqualFiles(urls[gatewayName]!, urls['bare']!, headers);
  if (bench.options.check) return;
  await bench.underLoad(async () => {
    const rates = await measureInTurns(Object.keys(urls), bench.options.rounds, async (server) => {
      const started = performance.now();
      await download(urls[server]!, headers);
      return people.length / ((performance.now() - started) / 1000);
    });
    bench.results.scenarios.push({ scenario, unit: 'people', rates });
  });
}

async function download(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  for await (const _ of response.body ?? []);
}

/** @throws Error when the rows differ; the gateway's file has a heading and other line breaks. */
async function assertEqualFiles(
  gatewayUrl: string,
  copyUrl: string,
  headers: Record<string, string>,
): Promise<void> {
  const [exported = '', copied = ''] = await Promise.all(
    [gatewayUrl, copyUrl].map(async (url) => (await fetch(url, { headers })).text()),
  );
  const rows = exported.trimEnd().split('\r\n').slice(1);
  assertEqual('export: COPY', rows, copied.trimEnd().split('\n'));
}
