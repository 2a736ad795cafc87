/** The value that a share of all values lies at or below; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
export const formatMs = (ms: number): string => `${ms.toFixed(ms < 100 ? 1 : 0)} ms`;
export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Counts by what was counted, in alphabetical order: '200: 12, 503: 1'. */
export function formatCounts(counts: Iterable<readonly [unknown, number]>): string {
  return [...counts]
    .map(([what, count]) => `${String(what)}: ${count}`)
    .toSorted()
    .join(', ');
}

/** Cells below those of other rows: the first one starts its column, the others end theirs. */
export function formatRow(widths: readonly number[], cells: readonly (string | number)[]): string {
  return cells
    .map((cell, at) =>
      at === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[at] ?? 0),
    )
    .join('  ');
}

/** A Markdown table as the formatter of this repository leaves it: columns as wide as their widest cell. */
export function markdownTable(heading: readonly string[], rows: readonly string[][]): string {
  const widths = heading.map((title, at) =>
    Math.max(3, title.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(heading), rule, ...rows.map((row) => line(row))].join('\n');
}
