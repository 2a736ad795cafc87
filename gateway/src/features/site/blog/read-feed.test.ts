import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownFeed } from './blog-feed.js';
import { readFeed } from './read-feed.js';
import {
  base,
  date,
  link,
  linkFrom,
  thumbnailFrom,
  read,
  rss,
  titleFrom,
} from '../../../../test/feeds.js';

describe('RSS', () => {
  it('returns the newest six posts, newest first', () => {
    const item = (day: number) =>
      `<title>Day ${day}</title><link>https://blog.example/${day}</link><pubDate>${day} Nov 2025 09:00 GMT</pubDate>`;
    const posts = read(rss(...[3, 9, 1, 8, 2, 7, 5, 4].map(item)));
    expect(posts.map(({ title }) => title)).toEqual([9, 8, 7, 5, 4, 3].map((day) => `Day ${day}`));
    expect(posts[0]).toEqual({
      title: 'Day 9',
      link: 'https://blog.example/9',
      thumbnail: null,
      publishedAt: new Date('2025-11-09T09:00:00Z'),
    });
  });

  it('omits posts without title, date or link', () => {
    const posts = read(
      rss(
        `${link}${date}`,
        `<title> </title>${link}${date}`,
        `<title>A</title>${link}`,
        `<title>A</title>${link}<pubDate>some day</pubDate>`,
        `<title>A</title>${date}`,
        `<title>Whole</title>${link}${date}`,
      ),
    );
    expect(posts.map(({ title }) => title)).toEqual(['Whole']);
  });

  it('uses a guid as the link unless it is marked as no permalink', () => {
    expect(linkFrom('<guid>https://blog.example/g</guid>')).toBe('https://blog.example/g');
    expect(linkFrom('<guid isPermaLink="false">https://blog.example/g</guid>')).toBeUndefined();
    expect(linkFrom('<guid>https://blog.example/g</guid><link>/l</link>')).toBe(
      'https://blog.example/l',
    );
  });

  it('of version 1.0 is read as well', () => {
    const posts = read(
      `<rdf:RDF><channel><title>Blog</title></channel><item><title>A</title>${link}<dc:date>2025-11-04</dc:date></item></rdf:RDF>`,
    );
    expect(posts.map(({ publishedAt }) => publishedAt.toISOString())).toEqual([
      '2025-11-04T00:00:00.000Z',
    ]);
  });
});

describe('Atom', () => {
  const atom = (entry: string) =>
    read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title><entry>${entry}</entry></feed>`,
    )[0];

  it('returns title, link, picture and date', () => {
    const entry = `<title type="html">Tea &amp;amp; &lt;b&gt;air&lt;/b&gt;</title><link rel="self" href="https://blog.example/self"/>
      <link href="a/b"/><published>2025-11-04T10:00:00+01:00</published><updated>2025-12-01T00:00:00Z</updated>
      <content type="html">&lt;p&gt;Words &lt;img src="/i.png"&gt;&lt;/p&gt;</content>`;
    expect(atom(entry)).toEqual({
      title: 'Tea & air',
      link: 'https://blog.example/a/b',
      thumbnail: 'https://blog.example/i.png',
      publishedAt: new Date('2025-11-04T09:00:00Z'),
    });
  });

  it('may have XHTML, and no other date than that of the last change', () => {
    const entry = `<title type="xhtml"><div>Tea <b>&amp;</b> air</div></title><link href="https://blog.example/a"/>
      <updated>2025-12-01T00:00:00Z</updated><content type="xhtml"><div><title>no</title><img src="https://i.example/x.png"/></div></content>`;
    expect(atom(entry)).toMatchObject({ title: 'Tea & air', thumbnail: 'https://i.example/x.png' });
  });
});

describe('the title of a post', () => {
  it.each([
    ['Plain', 'Plain'],
    ['Tea &amp; air', 'Tea & air'],
    ['Tea &amp;amp; air', 'Tea & air'],
    ['<![CDATA[Tea &amp; air]]>', 'Tea & air'],
    ['It&#8217;s', 'It’s'],
    ['1 &lt; 2', '1 < 2'],
    ['&lt;b&gt;Bold&lt;/b&gt; words', 'Bold words'],
    ['<![CDATA[<i>Slanted</i><br>words]]>', 'Slanted words'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Safe', 'Safe'],
    ['<![CDATA[<script>alert(1)</script>Safe]]>', 'Safe'],
    ['<script>alert(1)</script>Safe', 'alert(1)Safe'],
    ['<![CDATA[&lt;script&gt;alert(1)&lt;/script&gt;]]>', '<script>alert(1)</script>'],
    ['<![CDATA[<img src=x onerror=alert(1)>Safe]]>', 'Safe'],
    ['<![CDATA[<style>a{}</style><svg onload=alert(1)>Safe</svg>]]>', 'Safe'],
    ['  many\n\t lines  ', 'many lines'],
    ['right \u202Eto\u202C left\u0000', 'right to left'],
    ['&unknown; &lol;', '&unknown; &lol;'],
  ])('%j becomes %j', (html, title) => {
    expect(titleFrom(html)).toBe(title);
  });

  it('is cut after 200 characters, but not within one', () => {
    expect(titleFrom('x'.repeat(200))).toHaveLength(200);
    expect(titleFrom('🙂'.repeat(500))).toBe(`${'🙂'.repeat(199)}…`);
  });
});

describe('the link of a post', () => {
  it.each([
    ['https://blog.example/a?b=c&amp;d=e#f', 'https://blog.example/a?b=c&d=e#f'],
    ['http://blog.example/a', 'http://blog.example/a'],
    ['\n  https://blog.example/a \n', 'https://blog.example/a'],
    ['../a', 'https://blog.example/a'],
    ['//other.example/a', 'https://other.example/a'],
  ])('%j becomes %j', (link, address) => {
    expect(linkFrom(`<link>${link}</link>`)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'mailto:a@b.example',
    'https://user:word@blog.example/',
    `https://blog.example/${'a'.repeat(2000)}`,
    'https://',
  ])('%j omits the post', (link) => {
    expect(linkFrom(`<link><![CDATA[${link}]]></link>`)).toBeUndefined();
  });
});

describe('the thumbnail of a post', () => {
  it.each([
    ['<media:thumbnail url="https://i.example/t.png"/>', 'https://i.example/t.png'],
    [
      '<media:group><media:content url="https://i.example/c.png" medium="image"/></media:group>',
      'https://i.example/c.png',
    ],
    [
      '<media:content url="https://i.example/c" type="image/png"><media:thumbnail url="https://i.example/t.png"/></media:content>',
      'https://i.example/t.png',
    ],
    [
      '<enclosure url="https://i.example/e.png" type="image/png" length="1"/>',
      'https://i.example/e.png',
    ],
    [
      '<description>&lt;p&gt;&lt;img src="https://i.example/d.png"&gt;</description>',
      'https://i.example/d.png',
    ],
    [
      '<description><![CDATA[<img width="1" height="1" src="https://i.example/count"><img src=https://i.example/d.png?a&amp;b>]]></description>',
      'https://i.example/d.png?a&b',
    ],
    [
      '<media:thumbnail url="http://i.example/t.png"/><enclosure url="https://i.example/e.png" type="image/png"/>',
      'https://i.example/e.png',
    ],
    ['<media:content url="https://i.example/film.mp4" type="video/mp4"/>', null],
    ['<enclosure url="https://i.example/talk.mp3" type="audio/mpeg"/>', null],
    ['<media:thumbnail url="http://i.example/t.png"/>', null],
    ['<media:thumbnail url="javascript:alert(1)"/>', null],
    ['<media:thumbnail url="data:image/svg+xml,&lt;svg/&gt;"/>', null],
    ['<media:thumbnail url="https://*/t.png"/>', null],
    [`<media:thumbnail url="https://i.example;script-src/t.png"/>`, null],
    [`<media:thumbnail url="https://i.example,x/t.png"/>`, null],
    ['<media:thumbnail url="https://user:word@i.example/t.png"/>', null],
  ])('%s becomes %j', (given, address) => {
    expect(thumbnailFrom(given)).toBe(address);
  });
});

describe('the encoding of a feed', () => {
  it('is detected from the declaration or the first bytes', () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?>${rss(`<title>Zoë</title>${link}${date}`).slice(21)}`;
    expect(readFeed(Buffer.from(xml, 'latin1'), base)[0]?.title).toBe('Zoë');
    const wide = Buffer.from(`\uFEFF${rss(`<title>Zoë</title>${link}${date}`)}`, 'utf16le');
    expect(readFeed(wide, base)[0]?.title).toBe('Zoë');
    const unknown = rss(`<title>Zoë</title>${link}${date}`).replace(
      '"1.0"',
      '"1.0" encoding="x-none"',
    );
    expect(read(unknown)[0]?.title).toBe('Zoë');
  });
});

describe("the project's own feed", () => {
  it('has six posts with articles and pictures of this site', () => {
    const posts = readFeed(readFileSync(ownFeed), undefined);
    expect(posts.map(({ title, link }) => [title, link])).toEqual([
      ['Silence is not safety', '/blog/silence-is-not-safety'],
      ['Why fifteen minutes', '/blog/fifteen-minutes'],
      ['The first hour of a bad day', '/blog/the-first-hour'],
      ['Rooms that breathe', '/blog/rooms-that-breathe'],
      ['Who may know', '/blog/who-may-know'],
      ['Cameras without faces', '/blog/cameras-without-faces'],
    ]);
    expect(posts.every(({ link, thumbnail }) => thumbnail === `${link}.svg`)).toBe(true);
  });
});
