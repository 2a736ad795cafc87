import { median } from '../lib/format.js';
import type { PeerName } from './peers/peer.js';
import { gatewayName, type ScenarioResult } from './results.js';
import { peerTitles } from './tables.js';

const width = 760;
const barLeft = 190;
const maxBarLength = 500;
const lineHeight = 18;

/** An SVG chart of the rates: a group of bars for each scenario, the longest for the fastest. Legible on light and dark pages. */
export function drawChart(scenarios: readonly ScenarioResult[]): string {
  const parts: string[] = [];
  let top = 8;
  for (const { scenario, unit, rates } of scenarios) {
    const medians = Object.entries(rates).map(([name, values]) => [name, median(values)] as const);
    const fastest = Math.max(...medians.map(([, rate]) => rate));
    parts.push(
      `<text class="scenario" x="8" y="${top + 14}">${escapeXml(`${scenario}: ${unit} a second`)}</text>`,
    );
    top += 22;
    for (const [name, rate] of medians) {
      parts.push(drawBar(name, rate, (maxBarLength * rate) / fastest, top));
      top += lineHeight;
    }
    top += 16;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img" aria-label="Answers, records and people a second, of the gateway and its peers">
<style>
text { font: 12px system-ui, sans-serif; fill: #1f2328; }
.scenario { font-size: 13px; font-weight: 600; }
.own { font-weight: 600; }
rect { fill: #8c959f; }
rect.own { fill: #0969da; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
rect { fill: #6e7681; }
rect.own { fill: #4493f8; }
}
</style>
${parts.join('\n')}
</svg>
`;
}

function drawBar(name: string, rate: number, length: number, top: number): string {
  const own = name === gatewayName ? ' class="own"' : '';
  const title = peerTitles[name as PeerName]?.replaceAll('`', '') ?? name;
  const barLength = Math.max(1, length);
  return `<text${own} x="${barLeft - 8}" y="${top + 11}" text-anchor="end">${escapeXml(title)}</text>
<rect${own} x="${barLeft}" y="${top}" width="${barLength.toFixed(1)}" height="14" rx="2"/>
<text${own} x="${(barLeft + barLength + 6).toFixed(1)}" y="${top + 11}">${Math.round(rate).toLocaleString('en')}</text>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
