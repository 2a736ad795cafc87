/** One line of what was measured; `holds` is left out where nothing is promised. */
export interface Figure {
  what: string;
  figure: string;
  promised?: string;
  holds?: boolean;
}

/** Prints the lines below each other. Answers whether all that is promised holds. */
export function tell(title: string, figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const figureWidth = Math.max(...figures.map(({ figure }) => figure.length));
  console.log(title);
  for (const { what, figure, promised, holds } of figures) {
    const verdict = promised ? `   ${promised}${holds ? '' : '   NOT KEPT'}` : '';
    console.log(`  ${what.padEnd(width)}   ${figure.padStart(figureWidth)}${verdict}`);
  }
  return figures.every(({ holds }) => holds !== false);
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
export const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

/** The value that a share of all lies at or below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
