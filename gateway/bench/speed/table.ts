import { median } from './compare.js';
import {
  gatewayName,
  type Measured,
  ratioText,
  ratiosTo,
  type Results,
  type Times,
} from './measured.js';
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
  const timed = answers.filter(({ waits }) => waits);
  if (timed.length > 0) tables.push(waitsTable(timed));
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
  const rows = works.map((work) => [
    work.work,
    Math.round(median(work.rates[gatewayName] ?? [])).toLocaleString('en'),
    ...peers.map((peer) => (work.rates[peer] ? ratioText(ratiosTo(work, peer)) : '')),
  ]);
  return markdownTable(
    [counted, gatewayName, ...peers.map((peer) => `of ${peerTitles[peer]}`)],
    rows,
  );
}

/** How long somebody waits who asks alone, and one of many who never pause: that one mostly waits for the others. */
function waitsTable(works: readonly Measured[]): string {
  const heading = [
    'p50 / p99 of an answer',
    `${gatewayName}, one question at a time`,
    `${peerTitles.bare}, one at a time`,
    `${gatewayName}, so many at once without a pause`,
  ];
  const rows = works.map(({ work, waits }) => [
    work,
    timesText(waits?.alone[gatewayName]),
    timesText(waits?.alone.bare),
    waits ? `${waits.connections}: ${timesText(waits.atOnce)}` : '',
  ]);
  return markdownTable(heading, rows);
}

function timesText(times: Times | undefined): string {
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
