/** What a gateway of the benchmarks asks of whoever reads its figures. */
export const metricsToken = 'figures of the benchmark';

/** Reads a gateway's /metrics; answers each figure by its name, NaN for none. */
export async function figuresAt(url: string): Promise<(name: string) => number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const text = await answer.text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
