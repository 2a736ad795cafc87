import { readFeed } from '../src/features/site/blog/read-feed.js';

export const base = 'https://blog.example/feed.xml';
/** Reads a feed as if it were at `base`. */
export const read = (xml: string) => readFeed(Buffer.from(xml), base);
/** Makes an RSS feed of these items. */
export const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Blog</title>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;
export const date = '<pubDate>Tue, 04 Nov 2025 09:00:00 GMT</pubDate>';
export const link = '<link>https://blog.example/a</link>';
export const titleFrom = (title: string) =>
  read(rss(`<title>${title}</title>${link}${date}`))[0]?.title;
export const linkFrom = (elements: string) =>
  read(rss(`<title>A</title>${elements}${date}`))[0]?.link;
export const thumbnailFrom = (elements: string) =>
  read(rss(`<title>A</title>${link}${date}${elements}`))[0]?.thumbnail;
