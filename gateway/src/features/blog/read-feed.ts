import type { BlogPost } from './blog.entity.js';
import { feedDate } from './feed-date.js';
import { feedEntries, type FeedEntry } from './feed-entries.js';
import { imagesOfHtml, textOfHtml } from './html-text.js';

const mostPosts = 6;
const longestTitle = 200;
const longestAddress = 2000;

/**
 * The newest posts of an RSS or Atom feed, at most 6. Whoever writes the feed is not trusted: titles become plain text, and a
 * post without title or date, or with a link that is not http(s), is left out.
 * @param base address of the feed, for links that are relative to it; undefined: the project's own feed, whose links are paths
 * of this site.
 * @throws Error for what is no feed.
 */
export function readFeed(bytes: Uint8Array, base: string | undefined): BlogPost[] {
  return feedEntries(decode(bytes))
    .map((entry) => ({ entry, publishedAt: feedDate(entry.date), title: titleOf(entry) }))
    .map(({ entry, publishedAt, title }) => {
      const link = entry.links.map((given) => addressOf(given, base)).find(Boolean);
      return title && publishedAt && link ? { entry, title, link, publishedAt } : null;
    })
    .filter((post) => post !== null)
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, mostPosts)
    .map(({ entry, ...post }) => ({ ...post, thumbnail: thumbnailOf(entry, base) }));
}

/** Bytes that are no letters of the encoding become replacement characters. */
function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] =
    /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*encoding=["']([\w-]{1,40})["']/.exec(head) ?? [];
  const wide = head.startsWith('\u00FE\u00FF')
    ? 'utf-16be'
    : head.startsWith('\u00FF\u00FE')
      ? 'utf-16le'
      : declared;
  try {
    return new TextDecoder(wide).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function titleOf({ title, isTitleHtml }: FeedEntry): string {
  const words = textOfHtml(title, isTitleHtml)
    // What is not seen, or turns the words around it.
    .replace(/[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...words];
  return letters.length > longestTitle
    ? `${letters
        .slice(0, longestTitle - 1)
        .join('')
        .trimEnd()}…`
    : words;
}

/** Paths of this site, as '/blog/who-may-know'. */
const sitePath = /^(\/[\w.-]+)+$/;

/** An http(s) address, or a path for the project's own feed; null for anything else. */
function addressOf(given: string, base: string | undefined): string | null {
  const text = given.trim();
  if (text === '' || text.length > longestAddress) return null;
  if (base === undefined && sitePath.test(text)) return text;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A name and password in front would show another host than the one that is opened.
  return isWeb && !url.username && !url.password && url.href.length <= longestAddress
    ? url.href
    : null;
}

/** The first picture that may be shown. */
function thumbnailOf(
  { thumbnails, images, html }: FeedEntry,
  base: string | undefined,
): string | null {
  for (const given of [...thumbnails, ...images, ...html.flatMap((piece) => imagesOfHtml(piece))]) {
    const address = addressOf(given, base);
    if (address?.startsWith('/') || (address && isPlainHttps(address))) return address;
  }
  return null;
}

/** The host gets into the content security policy, where other signs, which URLs allow in hosts, have a meaning. */
function isPlainHttps(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname);
}
