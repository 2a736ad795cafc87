import { DomHandler, DomUtils, ElementType, Parser, type ParserOptions } from 'htmlparser2';
import type { BlogPost } from './blog.entity.js';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const maxPosts = 6;
/** Far more than are shown, for a feed may have its newest last. */
const maxEntries = 500;
const maxTitleLength = 200;
/** Characters of a title's and of a post's HTML that are looked at. */
const maxTitleHtml = 2000;
const maxPostHtml = 100_000;
const maxAddressLength = 2000;
/** The parser's time grows with the square of the depth. */
const maxDepth = 200;
const feedRoots = new Set(['rss', 'feed', 'rdf:rdf']);

/**
 * Reads the newest posts of an RSS or Atom feed, at most 6. The feed's author is not trusted: titles become plain text, and a post
 * without title or date, or with a link that is not http(s), is left out.
 * @param base address of the feed, for links that are relative to it; undefined: the project's own feed, whose links are paths
 * of this site.
 * @throws Error for what is no feed.
 */
export function readFeed(bytes: Uint8Array, base: string | undefined): BlogPost[] {
  // The parser knows no document types, so no entities but those of XML itself.
  const { children } = parse(decode(bytes), { xmlMode: true, lowerCaseTags: true });
  const root = children.find((node) => node.type === ElementType.Tag);
  if (!root || !feedRoots.has((root as Element).name))
    throw new Error('This is neither RSS nor Atom');
  return entriesOf(root as Element)
    .map((entry) => ({
      entry,
      title: titleOf(entry),
      publishedAt: new Date(textOf(entry, 'pubdate', 'published', 'dc:date', 'updated')),
      link: linksOf(entry)
        .map((given) => addressOf(given, base))
        .find(Boolean),
    }))
    .flatMap(({ link, ...post }) => (link ? { ...post, link } : []))
    .filter(({ title, publishedAt }) => title && !Number.isNaN(publishedAt.getTime()))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, maxPosts)
    .map(({ entry, ...post }) => ({ ...post, thumbnail: thumbnailOf(entry, base) }));
}

/** @throws Error for what is nested deeper than anybody writes. */
function parse(text: string, options?: ParserOptions): DomHandler['root'] {
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

/** Children of an Atom feed, of an RSS channel, or beside it as in RSS 1.0. */
function entriesOf({ children }: Element): Element[] {
  const channel = DomUtils.getElementsByTagName('channel', children, false, 1)[0];
  const isEntry = (name: string) => name === 'item' || name === 'entry';
  const within = [...children, ...(channel?.children ?? [])];
  return DomUtils.getElementsByTagName(isEntry, within, false, maxEntries);
}

/** Bytes that are no letters of the encoding become replacement characters. */
function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] = /^[^<]*<\?xml[^>]*encoding=["']([\w-]{1,40})["']/.exec(head) ?? [];
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

/** Elements with one of these names, in the order of the names. */
function elementsOf(within: Element, ...names: string[]): Element[] {
  return names.flatMap((name) => DomUtils.getElementsByTagName(name, within));
}

/** Text of the first child that has some. */
function textOf({ children }: Element, ...names: string[]): string {
  return (
    names
      .flatMap((name) => DomUtils.getElementsByTagName(name, children, false))
      .map((element) => DomUtils.textContent(element).trim())
      .find((text) => text !== '') ?? ''
  );
}

/** Nothing where it is nested too deep. */
function htmlOf(text: string): DomHandler['root']['children'] {
  try {
    return parse(text).children;
  } catch {
    return [];
  }
}

function titleOf(entry: Element): string {
  const words = htmlOf(textOf(entry, 'title').slice(0, maxTitleHtml).replaceAll(/<br\b/gi, ' <br'))
    .map((node) => DomUtils.innerText(node))
    .join('')
    // Control characters, and those that turn the direction of the text around them.
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

function linksOf(entry: Element): string[] {
  const alternates = elementsOf(entry, 'link')
    .filter(({ attribs: { rel = 'alternate' } }) => rel === 'alternate')
    .map((link) => link.attribs['href'] ?? DomUtils.textContent(link));
  const guids = elementsOf(entry, 'guid')
    .filter(({ attribs }) => attribs['isPermaLink'] !== 'false')
    .map((guid) => DomUtils.textContent(guid));
  return [...alternates, ...guids];
}

/** Paths of this site, as '/blog/who-may-know'. */
const sitePath = /^(\/[\w.-]+)+$/;

/** An http(s) address, or a path for the project's own feed; null for anything else. */
function addressOf(given: string, base: string | undefined): string | null {
  const text = given.trim();
  if (text === '' || text.length > maxAddressLength) return null;
  if (base === undefined && sitePath.test(text)) return text;
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A name and password in front would show another host than the one that is opened.
  return isWeb && !url.username && !url.password && url.href.length <= maxAddressLength
    ? url.href
    : null;
}

/** The first picture that may be shown: thumbnails, other pictures of the post, pictures within its text. */
function thumbnailOf(entry: Element, base: string | undefined): string | null {
  const pictures = elementsOf(entry, 'media:content', 'enclosure', 'link').filter(
    ({ name, attribs: { type = '', medium, rel } }) =>
      (type.startsWith('image/') && (name !== 'link' || rel === 'enclosure')) ||
      (name === 'media:content' && (medium === 'image' || (!type && !medium))),
  );
  const html = elementsOf(entry, 'content:encoded', 'content', 'description', 'summary')
    .map((element) => DomUtils.textContent(element).slice(0, maxPostHtml))
    .flatMap((text) => DomUtils.getElementsByTagName('img', htmlOf(text)));
  // Pictures of one pixel count readers.
  const images = [...elementsOf(entry, 'img'), ...html].filter(
    ({ attribs: { width, height } }) => width !== '1' && height !== '1',
  );
  for (const { attribs } of [...elementsOf(entry, 'media:thumbnail'), ...pictures, ...images]) {
    const address = addressOf(attribs['url'] ?? attribs['href'] ?? attribs['src'] ?? '', base);
    if (address?.startsWith('/') || (address && isPlainHttps(address))) return address;
  }
  return null;
}

/** The host gets into the content security policy, where other signs, which URLs allow in hosts, have a meaning. */
function isPlainHttps(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname);
}
