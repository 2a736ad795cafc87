import { readFileSync } from 'node:fs';

/** How often it is looked at, in milliseconds. */
const interval = 50;

/** Resident bytes of a process, as Linux tells them; undefined on other systems. */
export function residentBytes(pid: number): number | undefined {
  return bytesOf(pid, /^VmRSS:\s+(\d+) kB$/m);
}

/**
 * Those of them that are its own. The others are pages of programs' files, which all processes share; how many of them a
 * process is said to hold depends on how the system has read the file: of the same Node.js 45 MB or 65 MB were seen.
 */
export function ownBytes(pid: number): number | undefined {
  return bytesOf(pid, /^RssAnon:\s+(\d+) kB$/m);
}

function bytesOf(pid: number, line: RegExp): number | undefined {
  try {
    const kilobytes = line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Does something and answers the most that a process held meanwhile. */
export async function peakOf(
  pid: number,
  work: () => Promise<unknown>,
): Promise<number | undefined> {
  let most = residentBytes(pid);
  const timer = setInterval(() => {
    most = Math.max(most ?? 0, residentBytes(pid) ?? 0);
  }, interval);
  try {
    await work();
    return most;
  } finally {
    clearInterval(timer);
  }
}
