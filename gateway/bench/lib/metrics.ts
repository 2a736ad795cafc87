import { readFileSync } from 'node:fs';

/** Allows the benchmark to read /metrics of the gateways that it starts. */
export const metricsToken = 'token of the benchmark';

const sampleIntervalMs = 50;

/** Reads one of a gateway's metrics; NaN if there is none of this name. */
export async function readMetric(url: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await fetch(`${url}/metrics`, { headers }).then((answer) => answer.text());
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** Resident bytes of a process, as Linux counts them; undefined on other systems, and once it has ended. */
export function residentBytes(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Runs work. @returns the most bytes that a process held meanwhile. */
export async function measurePeak(
  pid: number,
  work: () => Promise<unknown>,
): Promise<number | undefined> {
  let peak = residentBytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak ?? 0, residentBytes(pid) ?? 0);
  }, sampleIntervalMs);
  await work().finally(() => clearInterval(timer));
  return peak;
}
