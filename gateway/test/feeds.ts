import { readFeed } from '../src/features/blog/read-feed.js';

export const base = 'https://blog.example/feed.xml';
export const read = (xml: string) => readFeed(Buffer.from(xml), base);
export const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Blog</title>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;
export const date = '<pubDate>Tue, 04 Nov 2025 09:00:00 GMT</pubDate>';
export const link = '<link>https://blog.example/a</link>';
export const titled = (title: string) =>
  read(rss(`<title>${title}</title>${link}${date}`))[0]?.title;
export const linked = (given: string) => read(rss(`<title>A</title>${given}${date}`))[0]?.link;
export const pictured = (given: string) =>
  read(rss(`<title>A</title>${link}${date}${given}`))[0]?.thumbnail;
