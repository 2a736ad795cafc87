import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { MINUTE } from '../../../durations.js';
import { projectRoot } from '../../../env.js';
import type { Blog } from './blog.types.js';
import { fetchFeed } from './fetch-feed.js';
import { readFeed } from './read-feed.js';

declare module '../../../request/context.js' {
  interface App {
    blog: BlogFeed;
  }
}

/** How long a copy is returned without a new fetch. */
const freshMs = 10 * MINUTE;
/** Pause after a failed fetch. */
const retryDelayMs = MINUTE;
/** How long a request waits for a newer copy if there is an older one. */
const answerTimeoutMs = 250;

/** The feed that ships with the project, read from the sources. */
export const ownFeed = join(projectRoot, 'gateway/src/features/site/blog/feed.xml');

/** Caches the blog's feed in memory. Runs one fetch at a time, and keeps the last copy while the feed is unavailable. */
export class BlogFeed {
  /** Origins of the thumbnails, for the content security policy. The array stays the same until the copy changes. */
  thumbnailOrigins: readonly string[] = [];
  private copy: Blog & { readAt: Date | null } = { posts: [], readAt: null };
  private reading: Promise<void> | undefined;
  private pausedUntil = 0;

  /** @param url the configured feed; undefined: the one that ships with the project. */
  constructor(
    private readonly url: string | undefined,
    private readonly log: Logger,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the latest posts: at once if the copy is fresh, and within 250 ms if there is an older one. Never rejects. */
  async latest(): Promise<Blog> {
    const { readAt } = this.copy;
    if (readAt && this.now() - readAt.getTime() < freshMs) return this.copy;
    if (this.now() >= this.pausedUntil) this.reading ??= this.read();
    if (!this.reading) return this.copy;
    await (readAt ? Promise.race([this.reading, waitBriefly()]) : this.reading);
    return this.copy;
  }

  private async read(): Promise<void> {
    try {
      const posts =
        this.url === undefined
          ? readFeed(await readFile(ownFeed), undefined)
          : await fetchFeed(this.url).then(({ bytes, url }) => readFeed(bytes, url));
      this.copy = { posts, readAt: new Date(this.now()) };
      this.thumbnailOrigins = listOrigins(posts);
    } catch (error) {
      this.pausedUntil = this.now() + retryDelayMs;
      const reason = error instanceof Error ? error.message : String(error);
      this.log.warn({ reason }, 'blog feed could not be fetched');
    } finally {
      this.reading = undefined;
    }
  }
}

function waitBriefly(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, answerTimeoutMs).unref();
  });
}

function listOrigins(posts: Blog['posts']): string[] {
  const addresses = posts.flatMap(({ thumbnail }) =>
    thumbnail?.startsWith('https:') ? [new URL(thumbnail).origin] : [],
  );
  // These characters would end a source in the policy; no host name has them.
  return [...new Set(addresses)].filter((origin) => !/[;,]/.test(origin));
}
