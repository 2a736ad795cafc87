import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../durations.js';
import { readEnv } from '../../../env.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { BlogFeed } from './blog-feed.js';

const makeFeed = (title: string, more = '') =>
  `<rss><channel><item><title>${title}</title><link>https://blog.example/a</link><pubDate>Tue, 04 Nov 2025 09:00:00 GMT</pubDate>${more}</item></channel></rss>`;

let server: Server;
let origin = '';
let listener: RequestListener;
let requests = 0;
const openResponses = new Set<ServerResponse>();
beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    openResponses.add(response);
    response.on('close', () => openResponses.delete(response));
    listener(request, response);
  });
  await listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = 0;
  minutes = 0;
  respondWith(makeFeed('First'));
});
afterEach(() => {
  for (const response of openResponses) response.destroy();
});
afterAll(() => {
  server.close();
});

async function listen(port: number): Promise<void> {
  server.listen(port, 'localhost');
  await once(server, 'listening');
}

function respondWith(
  body: string | Buffer,
  status = 200,
  headers: Record<string, string> = {},
): void {
  listener = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/rss+xml', ...headers }).end(body);
  };
}

let minutes = 0;
const log = pino({ level: 'silent' });
const makeBlog = (path = '/feed') =>
  new BlogFeed(`${origin}${path}`, log, () => 1e12 + minutes * MINUTE);
const listTitles = async (blog: BlogFeed) => (await blog.latest()).posts.map(({ title }) => title);

/** Waits for a result, and returns it with the time in milliseconds. */
async function measureTime<Result>(work: Promise<Result>): Promise<[Result, number]> {
  const startedAt = performance.now();
  return [await work, performance.now() - startedAt];
}

describe('BlogFeed', () => {
  it('caches posts for 10 minutes', async () => {
    const blog = makeBlog();
    expect(await listTitles(blog)).toEqual(['First']);
    respondWith(makeFeed('Second'));
    minutes = 9.9;
    expect(await listTitles(blog)).toEqual(['First']);
    expect(requests).toBe(1);
    minutes = 10;
    expect(await listTitles(blog)).toEqual(['Second']);
    expect((await blog.latest()).readAt).toEqual(new Date(1e12 + 600_000));
  });

  it('fetches once for concurrent requests', async () => {
    const blog = makeBlog();
    const all = await Promise.all(Array.from({ length: 50 }, () => listTitles(blog)));
    expect(new Set(all.flat())).toEqual(new Set(['First']));
    expect(requests).toBe(1);
  });

  it('keeps the last copy while the feed fails, and refreshes it afterwards', async () => {
    const blog = makeBlog();
    await blog.latest();
    const { port } = server.address() as AddressInfo;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    minutes = 11;
    expect(await listTitles(blog)).toEqual(['First']);
    expect((await blog.latest()).readAt).toEqual(new Date(1e12));
    await listen(port);
    respondWith(makeFeed('Back'));
    expect([await listTitles(blog), requests]).toEqual([['First'], 1]);
    minutes = 12.1;
    expect(await listTitles(blog)).toEqual(['Back']);
  });

  it('keeps the last copy if the server returns an error or no feed', async () => {
    const blog = makeBlog();
    await blog.latest();
    for (const [body, status] of [
      ['', 500],
      ['', 404],
      ['<html>Sign in</html>', 200],
      ['', 204],
      [makeFeed('No'), 401],
    ] as const) {
      minutes += 20;
      respondWith(status === 204 ? '' : body, status);
      expect(await listTitles(blog)).toEqual(['First']);
    }
    expect(requests).toBe(6);
  });

  it('returns no posts if the first fetch fails, and retries a minute later', async () => {
    respondWith('', 503);
    const blog = makeBlog();
    expect(await blog.latest()).toEqual({ posts: [], readAt: null });
    await blog.latest();
    expect(requests).toBe(1);
    respondWith(makeFeed('First'));
    minutes = 1;
    expect(await listTitles(blog)).toEqual(['First']);
  });

  it('does not wait for a slow feed if there is a copy', async () => {
    const blog = makeBlog();
    await blog.latest();
    let release = (): void => undefined;
    listener = (_request, response) => {
      release = () => response.end(makeFeed('Slow'));
    };
    minutes = 11;
    const [first, wait] = await measureTime(listTitles(blog));
    expect(first).toEqual(['First']);
    expect(wait).toBeLessThan(1000);
    expect(await listTitles(blog)).toEqual(['First']);
    expect(requests).toBe(2);
    release();
    while ((await listTitles(blog))[0] !== 'Slow') await new Promise(setImmediate);
    expect(requests).toBe(2);
  });

  it('reads the built-in feed if none is configured', async () => {
    const { posts, readAt } = await new BlogFeed(undefined, log).latest();
    expect(posts).toHaveLength(6);
    expect(readAt).toBeInstanceOf(Date);
  });
});

describe('fetchFeed', () => {
  const never = { posts: [], readAt: null };

  it('accepts any content type, and compression', async () => {
    respondWith(makeFeed('Typed'), 200, { 'content-type': 'text/html' });
    expect(await listTitles(makeBlog())).toEqual(['Typed']);
    respondWith(gzipSync(makeFeed('Packed')), 200, { 'content-encoding': 'gzip' });
    expect(await listTitles(makeBlog())).toEqual(['Packed']);
  });

  it('follows three redirects and resolves links against the last one', async () => {
    listener = ({ url = '' }, response) => {
      const turn = Number(url.slice(1));
      if (turn < 3) response.writeHead(302, { location: `/${turn + 1}` }).end();
      else response.end(makeFeed('Found').replace('https://blog.example/a', 'post'));
    };
    expect((await makeBlog('/0').latest()).posts[0]?.link).toBe(`${origin}/post`);
    expect(requests).toBe(4);
  });

  it('refuses endless redirects and redirects to other protocols', async () => {
    respondWith('', 302, { location: '/again' });
    expect(await makeBlog().latest()).toEqual(never);
    expect(requests).toBe(4);
    for (const location of [
      'file:///etc/passwd',
      'data:text/xml,<rss/>',
      'ftp://blog.example/',
      'http://',
    ]) {
      respondWith('', 302, { location });
      expect(await makeBlog().latest()).toEqual(never);
    }
    expect(requests).toBe(8);
  });

  it('aborts an endless feed after 1 MB', async () => {
    let sent = 0;
    listener = (_request, response) => {
      const more = () => {
        if (response.destroyed) return;
        sent += 65_536;
        if (response.write('<rss>'.padEnd(65_536))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    };
    expect(await makeBlog().latest()).toEqual(never);
    expect(sent).toBeLessThan(30 * 1024 * 1024);
  });

  it('refuses a feed of more than 1 MB unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 'a'), { level: 9 });
    expect(bomb.length).toBeLessThan(300_000);
    respondWith(bomb, 200, { 'content-encoding': 'gzip' });
    const before = process.memoryUsage().rss;
    expect(await makeBlog().latest()).toEqual(never);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('reads a feed of exactly 1 MB', async () => {
    respondWith(makeFeed('Large').padEnd(1024 * 1024));
    expect(await listTitles(makeBlog())).toEqual(['Large']);
    respondWith(makeFeed('Too large').padEnd(1024 * 1024 + 1));
    expect(await makeBlog().latest()).toEqual(never);
  });

  it('aborts a slow feed after 5 seconds', async () => {
    listener = (_request, response) => {
      response.write('<rss><channel>');
      const drip = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(drip));
    };
    const [blog, wait] = await measureTime(makeBlog().latest());
    expect(blog).toEqual(never);
    expect(wait).toBeGreaterThan(4500);
    expect(wait).toBeLessThan(7000);
    // Checks that the connection is closed as well.
    while (openResponses.size > 0) await new Promise(setImmediate);
  });

  it('aborts a silent feed after 5 seconds', async () => {
    listener = () => undefined;
    const [blog, wait] = await measureTime(makeBlog().latest());
    expect(blog).toEqual(never);
    expect(wait).toBeLessThan(7000);
  });

  it('refuses a feed whose connection breaks', async () => {
    listener = (_request, response) => {
      response.writeHead(200, { 'content-length': '100000' });
      response.write(makeFeed('Half'), () => response.destroy());
    };
    expect(await makeBlog().latest()).toEqual(never);
  });
});

describe('BLOG_FEED_URL', () => {
  it('must be an HTTP address if it is set', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'visioncloud-env-'));
    const read = (url: string) => readEnv({ DATA_DIR: dataDir, BLOG_FEED_URL: url }).blogFeedUrl;
    expect(read('')).toBeUndefined();
    expect(read('https://blog.example/feed')).toBe('https://blog.example/feed');
    for (const wrong of ['feed.xml', 'ftp://blog.example/', 'file:///feed.xml', 'https://'])
      expect(() => read(wrong)).toThrow('BLOG_FEED_URL is not valid');
    rmSync(dataDir, { recursive: true });
  });
});

describe('the blog over HTTP', () => {
  const gateway = useTestGateway();
  const document = '{ blog { readAt posts { title link thumbnail publishedAt } } }';

  it('is returned without a session', async () => {
    const { data } = await gateway.graphql(null, document);
    expect(data.blog.posts[0]).toEqual({
      title: 'Silence is not safety',
      link: '/blog/silence-is-not-safety',
      thumbnail: '/blog/silence-is-not-safety.svg',
      publishedAt: '2026-11-12T01:00:00.000Z',
    });
    expect(data.blog.posts).toHaveLength(6);
  });

  it("pages allow the feed's thumbnails and no other external picture", async () => {
    const findImagePolicy = async () => {
      const { headers } = await gateway.server.inject({ url: '/healthz' });
      return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.trim();
    };
    expect(await findImagePolicy()).toBe("'self' data:");
    respondWith(makeFeed('A', '<media:thumbnail url="https://i.example:8443/a.png"/>'));
    const own = gateway.app.blog;
    gateway.app.blog = makeBlog();
    await gateway.graphql(null, document);
    expect(await findImagePolicy()).toBe("'self' data: https://i.example:8443");
    gateway.app.blog = own;
  });
});
