import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { MINUTE } from '../../durations.js';
import { projectRoot } from '../../env.js';
import type { Blog } from './blog.entity.js';
import { fetchFeed } from './fetch-feed.js';
import { readFeed } from './read-feed.js';

declare module '../../request/context.js' {
  interface App {
    blog: BlogFeed;
  }
}

/** All in milliseconds. */
const freshFor = 10 * MINUTE;
/** After a failure the feed is left alone for a while. */
const pauseAfterFailure = MINUTE;
/** How long an answer waits for a newer copy when there is an older one. */
const patience = 250;

/** The feed that ships with the project. Read from the sources, which are there wherever the program runs. */
export const ownFeed = join(projectRoot, 'gateway/src/features/blog/feed.xml');

/** The blog's feed, kept in memory. One reading at a time; while the feed is away the last good copy is shown. */
export class BlogFeed {
  /** Where the thumbnails of the copy come from, as sources of a content security policy; the same list as long as it is the same copy. */
  thumbnailOrigins: readonly string[] = [];
  private copy: Blog & { readAt: Date | null } = { posts: [], readAt: null };
  private reading: Promise<void> | undefined;
  private pausedUntil = 0;

  /** @param url the feed, as the operator has configured it; undefined: the one that ships with the project. */
  constructor(
    private readonly url: string | undefined,
    private readonly log: Logger,
    private readonly now: () => number = Date.now,
  ) {}

  /** The latest posts: at once when the copy is fresh, and within a moment whenever there is one. Never fails. */
  async latest(): Promise<Blog> {
    const { readAt } = this.copy;
    if (readAt && this.now() - readAt.getTime() < freshFor) return this.copy;
    if (this.now() >= this.pausedUntil) this.reading ??= this.read();
    if (!this.reading) return this.copy;
    await (readAt ? Promise.race([this.reading, aMoment()]) : this.reading);
    return this.copy;
  }

  private async read(): Promise<void> {
    try {
      const posts =
        this.url === undefined
          ? readFeed(await readFile(ownFeed), undefined)
          : await fetchFeed(this.url).then(({ bytes, url }) => readFeed(bytes, url));
      this.copy = { posts, readAt: new Date(this.now()) };
      this.thumbnailOrigins = originsOf(posts);
    } catch (error) {
      this.pausedUntil = this.now() + pauseAfterFailure;
      const reason = error instanceof Error ? error.message : String(error);
      this.log.warn({ reason }, 'the blog feed could not be read');
    } finally {
      this.reading = undefined;
    }
  }
}

function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience).unref();
  });
}

function originsOf(posts: Blog['posts']): string[] {
  const addresses = posts.flatMap(({ thumbnail }) =>
    thumbnail?.startsWith('https:') ? [new URL(thumbnail).origin] : [],
  );
  // What would end the list of sources is no host of anybody's.
  return [...new Set(addresses)].filter((origin) => !/[;,]/.test(origin));
}
