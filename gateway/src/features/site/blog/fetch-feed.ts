/** Maximum size of a feed after decompression. */
const maxFeedBytes = 1024 * 1024;
/** Timeout of the whole fetch, including redirects. */
const fetchTimeoutMs = 5000;
const maxRedirects = 3;
const schemes = new Set(['http:', 'https:']);
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a feed from the configured address, whatever its content type.
 * @returns its bytes and its address after redirects.
 * @throws Error if it is unavailable, takes longer than 5 seconds, exceeds 1 MB or is redirected more than 3 times.
 */
export async function fetchFeed(address: string): Promise<{ bytes: Buffer; url: string }> {
  const signal = AbortSignal.timeout(fetchTimeoutMs);
  let url = new URL(address);
  for (let redirectCount = 0; ; redirectCount += 1) {
    if (!schemes.has(url.protocol))
      throw new Error(`The feed is at ${url.protocol}, not http or https`);
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/rss+xml, application/atom+xml, application/xml, */*;q=0.1' },
    });
    const next = redirects.has(response.status) ? response.headers.get('location') : null;
    if (next === null) return { bytes: await readBody(response), url: url.href };
    await response.body?.cancel();
    if (redirectCount === maxRedirects)
      throw new Error(`The feed is redirected more than ${maxRedirects} times`);
    url = new URL(next, url);
  }
}

async function readBody(response: Response): Promise<Buffer> {
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`The feed answers ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    if (size > maxFeedBytes) throw new Error(`The feed is larger than ${maxFeedBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
