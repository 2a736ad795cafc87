import { median } from './compare.js';
import { gatewayName, type Measured, ratioText, ratiosTo, type Results } from './measured.js';
import type { PeerName } from './peers/peer.js';

/** Whom the gateway is compared with, in the order of the columns. */
export const peerTitles: Record<PeerName, string> = {
  bare: 'bare `node:http` + `pg`',
  postgraphile: 'PostGraphile',
  mercurius: 'Mercurius',
  apollo: 'Apollo Server',
  insert: 'bare insert',
  save: 'TypeORM `save`',
  copy: '`COPY`',
};

/** Everything that was found, as Markdown. */
export function tablesOf({ measured, facts }: Results): string {
  const answers = measured.filter(({ unit }) => unit === 'answers');
  const rows = measured.filter(({ unit }) => unit !== 'answers');
  const tables: string[] = [];
  if (answers.length > 0) tables.push(measuredTable('answers a second', answers));
  if (rows.length > 0) tables.push(measuredTable('records or people a second', rows));
  if (facts.length > 0)
    tables.push(
      markdownTable(
        ['', ''],
        facts.map(({ what, found }) => [what, found]),
      ),
    );
  return tables.join('\n\n');
}

/** A column for each peer that did one of these works: the gateway's rate as a multiple of its own. */
function measuredTable(counted: string, works: readonly Measured[]): string {
  const peers = (Object.keys(peerTitles) as PeerName[]).filter((peer) =>
    works.some(({ rates }) => rates[peer]),
  );
  const isTimed = works.some(({ times }) => times);
  const heading = [counted, gatewayName, ...(isTimed ? ['p50 / p99'] : [])];
  const rows = works.map((work) => [
    work.work,
    Math.round(median(work.rates[gatewayName] ?? [])).toLocaleString('en'),
    ...(isTimed ? [timesText(work)] : []),
    ...peers.map((peer) => (work.rates[peer] ? ratioText(ratiosTo(work, peer)) : '')),
  ]);
  return markdownTable([...heading, ...peers.map((peer) => `of ${peerTitles[peer]}`)], rows);
}

function timesText({ times }: Measured): string {
  return times ? `${times.half.toFixed(1)} / ${times.most.toFixed(1)} ms` : '';
}

/** A table as the formatter of this repository leaves it: columns as wide as their widest cell. */
export function markdownTable(heading: readonly string[], rows: readonly string[][]): string {
  const widths = heading.map((title, at) =>
    Math.max(3, title.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(heading), rule, ...rows.map((row) => line(row))].join('\n');
}
