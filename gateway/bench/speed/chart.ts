import { median } from './compare.js';
import { gatewayName, type Measured } from './measured.js';
import type { PeerName } from './peers/peer.js';
import { peerTitles } from './table.js';

const width = 760;
const barLeft = 190;
const barRight = 690;
const barHeight = 14;
const lineHeight = 18;
const groupGap = 16;
const titleHeight = 22;

/**
 * A drawing of who does how much a second, a group of bars a work, each as long as its share of the fastest. Every bar
 * bears its name and number; the gateway's is marked by its colour and by bold letters. Legible on light and dark pages.
 */
export function chartOf(works: readonly Measured[]): string {
  const parts: string[] = [];
  let top = 8;
  for (const work of works) {
    const rates = Object.entries(work.rates).map(
      ([name, values]) => [name, median(values)] as const,
    );
    const fastest = Math.max(...rates.map(([, rate]) => rate));
    parts.push(
      `<text class="work" x="8" y="${top + 14}">${escaped(`${work.work}: ${work.unit} a second`)}</text>`,
    );
    top += titleHeight;
    for (const [name, rate] of rates) {
      parts.push(barOf(name, rate, rate / fastest, top));
      top += lineHeight;
    }
    top += groupGap;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img" aria-label="Answers, records and people a second, of the gateway and its peers">
<style>
text { font: 12px system-ui, sans-serif; fill: #1f2328; }
.work { font-size: 13px; font-weight: 600; }
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

function barOf(name: string, rate: number, share: number, top: number): string {
  const length = Math.max(1, (barRight - barLeft) * share).toFixed(1);
  const own = name === gatewayName ? ' class="own"' : '';
  const title = peerTitles[name as PeerName]?.replaceAll('`', '') ?? name;
  const base = top + barHeight - 3;
  const figure = Math.round(rate).toLocaleString('en');
  return `<text${own} x="${barLeft - 8}" y="${base}" text-anchor="end">${escaped(title)}</text>
<rect${own} x="${barLeft}" y="${top}" width="${length}" height="${barHeight}" rx="2"/>
<text${own} x="${barLeft + Number(length) + 6}" y="${base}">${figure}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
