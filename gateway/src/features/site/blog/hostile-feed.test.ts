import { describe, expect, it } from 'vitest';
import { readFeed } from './read-feed.js';
import { base, date, link, thumbnailFrom, read, rss, titleFrom } from '../../../../test/feeds.js';

describe('readFeed of a hostile feed', () => {
  it('does not expand nested entities', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index || ''};`.repeat(10)}">`).join('')}]>`;
    const posts = read(
      `${bomb}<rss><channel><item><title>&lol9;</title>${link}${date}</item></channel></rss>`,
    );
    expect(posts.map(({ title }) => title)).toEqual(['&lol9;']);
  });

  it('reads no external files', () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY file SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&file;</title>${link}${date}</item></channel></rss>`;
    expect(read(xml).map(({ title }) => title)).toEqual(['&file;']);
  });

  it.each([
    ['<rss>', 'deep'],
    ['<rss><channel><item><content>', 'deep'],
  ])('refuses a feed that nests deeply after %s', (start, reason) => {
    expect(() => read(start + '<a>'.repeat(300_000))).toThrow(reason);
  });

  it('reads deeply nested HTML', () => {
    const html = `<![CDATA[${'<b>'.repeat(300_000)}<img src="https://i.example/x.png">]]>`;
    const posts = read(rss(`<title>A</title>${link}${date}<description>${html}</description>`));
    expect(posts[0]?.thumbnail).toBeNull();
    expect(titleFrom(`<![CDATA[Before ${'<b>'.repeat(300_000)} after]]>`)).toBeUndefined();
  });

  it.each([
    '<item>',
    '<item/>',
    '<item></item>',
    '</item>',
    '<link/>',
    '<link>/</link>',
    '<title>x</title>',
    '<media:thumbnail url="http://i"/>',
    '<',
    '<a ',
    '&',
    '&amp;',
    '&#x41;',
    '<!--',
    '<![CDATA[',
    ']]>',
    '<?a',
    '<!DOCTYPE',
    '<a b="c" d="e">',
  ])('reads or refuses a megabyte of %j in time', (part) => {
    const much = part.repeat(Math.floor(1_000_000 / part.length));
    for (const xml of [
      `<rss><channel>${much}`,
      `<rss><channel><item>${much}`,
      rss(`<title>${much}`),
      rss(`<title>A</title>${link}${date}<description>${much}`),
      rss(`<title>A</title>${link}<pubDate>${much}`),
      rss(`<title><![CDATA[${much}`),
    ])
      try {
        expect(read(xml).length).toBeLessThanOrEqual(6);
      } catch (error) {
        expect(String(error)).toMatch(/too deep/);
      }
  });

  it('reads a megabyte of attributes', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `a${index}="b"`).join(' ');
    expect(read(rss(`<title ${many}>A</title>${link}${date}`))).toHaveLength(1);
  });

  it('replaces bytes that are not text', () => {
    const xml = Buffer.concat([
      Buffer.from('<rss><channel><item><title>A'),
      Buffer.from([0xff, 0xfe, 0xc3, 0x28]),
      Buffer.from(`</title>${link}${date}</item></channel></rss>`),
    ]);
    expect(readFeed(xml, base).map(({ title }) => title)).toEqual(['A\uFFFD\uFFFD\uFFFD(']);
  });

  it.each([
    '',
    'nothing',
    '<html><body>Not found</body></html>',
    '{"items":[]}',
    '<html><rss><item/></rss></html>',
  ])('refuses %j, which is no feed', (xml) => {
    expect(() => read(xml)).toThrow('neither RSS nor Atom');
  });

  it('returns the posts before a truncated end', () => {
    const xml = rss(`<title>Whole</title>${link}${date}`, `<title>Half</title>${link}`);
    const posts = read(xml.slice(0, xml.indexOf('Half') + 2));
    expect(posts.map(({ title }) => title)).toEqual(['Whole']);
  });

  it('omits links and pictures with paths of this site', () => {
    expect(thumbnailFrom('<media:thumbnail url="/blog/x.svg"/>')).toBe(
      'https://blog.example/blog/x.svg',
    );
  });
});
