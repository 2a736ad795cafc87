import { DomHandler, DomUtils, ElementType, Parser, type ParserOptions } from 'htmlparser2';
import type { BlogPost } from './blog.types.js';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const maxPosts = 6;
/** Entries that are read, since a feed may list its newest last. */
const maxEntries = 500;
const maxTitleLength = 200;
/** Maximum characters parsed of the HTML of a title and of a post. */
const maxTitleHtml = 2000;
const maxPostHtml = 100_000;
const maxAddressLength = 2000;
/** The parser's time grows with the square of the depth. */
const maxDepth = 200;
const feedRoots = new Set(['rss', 'feed', 'rdf:rdf']);

/**
 * Reads the newest posts of an RSS or Atom feed, at most 6. The feed is not trusted: titles become plain text, and a post without title
 * or date, or with a link that is not http(s), is left out.
 * @param base address of the feed, for links that are relative to it; undefined: the project's own feed, whose links are paths
 * of this site.
 * @throws Error if it is no feed.
 */
export function readFeed(bytes: Uint8Array, base: string | undefined): BlogPost[] {
  // The parser ignores document types, so that only the entities of XML itself are expanded.
  const { children } = parseMarkup(decode(bytes), { xmlMode: true, lowerCaseTags: true });
  const root = children.find((node) => node.type === ElementType.Tag);
  if (!root || !feedRoots.has((root as Element).name))
    throw new Error('This is neither RSS nor Atom');
  return findEntries(root as Element)
    .map((entry) => ({
      entry,
      title: parseTitle(entry),
      publishedAt: new Date(findText(entry, 'pubdate', 'published', 'dc:date', 'updated')),
      link: findLinks(entry)
        .map((link) => parseAddress(link, base))
        .find(Boolean),
    }))
    .flatMap(({ link, ...post }) => (link ? { ...post, link } : []))
    .filter(({ title, publishedAt }) => title && !Number.isNaN(publishedAt.getTime()))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, maxPosts)
    .map(({ entry, ...post }) => ({ ...post, thumbnail: findThumbnail(entry, base) }));
}

/** Parses markup. @throws Error if it is nested too deeply. */
function parseMarkup(text: string, options?: ParserOptions): DomHandler['root'] {
  const handler = new ShallowHandler();
  new Parser(handler, options).end(text);
  return handler.root;
}

class ShallowHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > maxDepth) throw new Error('The feed is nested too deep');
    super.onopentag(name, attributes);
  }
}

/** Finds entries in an Atom feed, in an RSS channel, or beside it as in RSS 1.0. */
function findEntries({ children }: Element): Element[] {
  const channel = DomUtils.getElementsByTagName('channel', children, false, 1)[0];
  const isEntry = (name: string) => name === 'item' || name === 'entry';
  const within = [...children, ...(channel?.children ?? [])];
  return DomUtils.getElementsByTagName(isEntry, within, false, maxEntries);
}

/** Decodes text; invalid bytes become replacement characters. */
function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] = /^[^<]*<\?xml[^>]*encoding=["']([\w-]{1,40})["']/.exec(head) ?? [];
  const encoding = head.startsWith('\u00FE\u00FF')
    ? 'utf-16be'
    : head.startsWith('\u00FF\u00FE')
      ? 'utf-16le'
      : declared;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Finds elements with one of these names, in the order of the names. */
function findElements(within: Element, ...names: string[]): Element[] {
  return names.flatMap((name) => DomUtils.getElementsByTagName(name, within));
}

/** Returns the text of the first of these children that has any. */
function findText({ children }: Element, ...names: string[]): string {
  return (
    names
      .flatMap((name) => DomUtils.getElementsByTagName(name, children, false))
      .map((element) => DomUtils.textContent(element).trim())
      .find((text) => text !== '') ?? ''
  );
}

/** Parses HTML; returns nothing if it is nested too deeply. */
function parseHtml(text: string): DomHandler['root']['children'] {
  try {
    return parseMarkup(text).children;
  } catch {
    return [];
  }
}

function parseTitle(entry: Element): string {
  const words = parseHtml(
    findText(entry, 'title').slice(0, maxTitleHtml).replaceAll(/<br\b/gi, ' <br'),
  )
    .map((node) => DomUtils.innerText(node))
    .join('')
    // Removes control characters and those that change the direction of text.
    .replace(/[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...words];
  if (letters.length <= maxTitleLength) return words;
  return `${letters
    .slice(0, maxTitleLength - 1)
    .join('')
    .trimEnd()}…`;
}

function findLinks(entry: Element): string[] {
  const alternates = findElements(entry, 'link')
    .filter(({ attribs: { rel = 'alternate' } }) => rel === 'alternate')
    .map((link) => link.attribs['href'] ?? DomUtils.textContent(link));
  const guids = findElements(entry, 'guid')
    .filter(({ attribs }) => attribs['isPermaLink'] !== 'false')
    .map((guid) => DomUtils.textContent(guid));
  return [...alternates, ...guids];
}

/** Paths of this site, such as '/blog/who-may-know'. */
const sitePath = /^(\/[\w.-]+)+$/;

/** Parses an http(s) address, or a path for the project's own feed; null for anything else. */
function parseAddress(address: string, base: string | undefined): string | null {
  const text = address.trim();
  if (text === '' || text.length > maxAddressLength) return null;
  if (base === undefined && sitePath.test(text)) return text;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // Credentials before the host would disguise it.
  return isWeb && !url.username && !url.password && url.href.length <= maxAddressLength
    ? url.href
    : null;
}

/** Finds the first allowed picture among thumbnails, other pictures of the post, and pictures in its text. */
function findThumbnail(entry: Element, base: string | undefined): string | null {
  const pictures = findElements(entry, 'media:content', 'enclosure', 'link').filter(
    ({ name, attribs: { type = '', medium, rel } }) =>
      (type.startsWith('image/') && (name !== 'link' || rel === 'enclosure')) ||
      (name === 'media:content' && (medium === 'image' || (!type && !medium))),
  );
  const html = findElements(entry, 'content:encoded', 'content', 'description', 'summary')
    .map((element) => DomUtils.textContent(element).slice(0, maxPostHtml))
    .flatMap((text) => DomUtils.getElementsByTagName('img', parseHtml(text)));
  // Leaves out trackers, which are pictures of one pixel.
  const images = [...findElements(entry, 'img'), ...html].filter(
    ({ attribs: { width, height } }) => width !== '1' && height !== '1',
  );
  for (const { attribs } of [...findElements(entry, 'media:thumbnail'), ...pictures, ...images]) {
    const address = parseAddress(attribs['url'] ?? attribs['href'] ?? attribs['src'] ?? '', base);
    if (address?.startsWith('/') || (address && isPlainHttps(address))) return address;
  }
  return null;
}

/**
 * Returns whether an address is https with a plain host. Hosts are written into the content security policy, where other characters of
 * URLs have a meaning.
 */
function isPlainHttps(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname);
}
