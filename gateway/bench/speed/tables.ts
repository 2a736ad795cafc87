import { formatMs, markdownTable, median } from '../lib/format.js';
import type { PeerName } from './peers/peer.js';
import {
  formatRatios,
  gatewayName,
  type Latency,
  ratiosTo,
  type Results,
  type ScenarioResult,
} from './results.js';

/** Servers that the gateway is compared with, in the order of the columns. */
const peerTitles: Record<PeerName, string> = {
  again: 'itself (A/A)',
  bare: 'bare `node:http` + `pg`',
};

/** All results as Markdown. */
export function formatResults({ scenarios, facts }: Results): string {
  const answers = scenarios.filter(({ unit }) => unit === 'answers');
  const others = scenarios.filter(({ unit }) => unit !== 'answers');
  const timed = answers.filter(({ latency }) => latency);
  return [
    answers.length > 0 && rateTable('answers a second', answers),
    timed.length > 0 && latencyTable(timed),
    others.length > 0 && rateTable('records or people a second', others),
    facts.length > 0 &&
      markdownTable(
        ['', ''],
        facts.map(({ what, value }) => [what, value]),
      ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The gateway's rate, and its multiple of each peer's that took part. */
function rateTable(title: string, scenarios: readonly ScenarioResult[]): string {
  const peers = (Object.keys(peerTitles) as PeerName[]).filter((peer) =>
    scenarios.some(({ rates }) => rates[peer]),
  );
  const rows = scenarios.map((result) => [
    result.scenario,
    Math.round(median(result.rates[gatewayName] ?? [])).toLocaleString('en'),
    ...peers.map((peer) => (result.rates[peer] ? formatRatios(ratiosTo(result, peer)) : '')),
  ]);
  return markdownTable(
    [title, gatewayName, ...peers.map((peer) => `of ${peerTitles[peer]}`)],
    rows,
  );
}

function latencyTable(scenarios: readonly ScenarioResult[]): string {
  const heading = [
    'p50 / p99 of an answer',
    `${gatewayName}, one query at a time`,
    `${peerTitles.bare}, one at a time`,
    'p99 of bare',
    'p99 of itself (A/A)',
    `${gatewayName}, under full load`,
  ];
  const rows = scenarios.map(({ scenario, latency }) => {
    const { alone = {}, loaded, connections } = latency ?? {};
    const { [gatewayName]: ours, again, bare } = alone;
    const ratioTo = (other: Latency | undefined) =>
      ours && other ? (ours.p99 / other.p99).toFixed(2) : '';
    return [
      scenario,
      formatLatency(ours),
      formatLatency(bare),
      ratioTo(bare),
      ratioTo(again),
      `${connections} connections: ${formatLatency(loaded)}`,
    ];
  });
  return markdownTable(heading, rows);
}

function formatLatency(latency: Latency | undefined): string {
  return latency ? `${latency.p50.toFixed(1)} / ${formatMs(latency.p99)}` : '';
}
