/** Bytes of a feed, after decompression. */
const largestFeed = 1024 * 1024;
/** For everything together, in milliseconds. */
const longestFetch = 5000;
const mostRedirects = 3;
const schemes = new Set(['http:', 'https:']);
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a feed from an address that the operator has configured, whatever type it says it is.
 * @returns its bytes, and the address that it came from after redirects.
 * @throws Error when it is away, takes longer than 5 seconds, is larger than 1 MB or is redirected more than 3 times.
 */
export async function fetchFeed(address: string): Promise<{ bytes: Buffer; url: string }> {
  const signal = AbortSignal.timeout(longestFetch);
  let url = new URL(address);
  for (let turns = 0; ; turns += 1) {
    if (!schemes.has(url.protocol))
      throw new Error(`The feed is at ${url.protocol}, not http or https`);
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/rss+xml, application/atom+xml, application/xml, */*;q=0.1' },
    });
    const next = redirects.has(response.status) ? response.headers.get('location') : null;
    if (next === null) return { bytes: await bytesOf(response), url: url.href };
    await response.body?.cancel();
    if (turns === mostRedirects)
      throw new Error(`The feed is redirected more than ${mostRedirects} times`);
    url = new URL(next, url);
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`The feed answers ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    if (size > largestFeed) throw new Error(`The feed is larger than ${largestFeed} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
