import { Parser } from 'htmlparser2';

/** A post as a feed has it. */
export interface FeedEntry {
  title: string;
  /** Whether entities in the title are still to be decoded: in CDATA, and where Atom says that it is HTML. */
  isTitleHtml: boolean;
  /** Best first. */
  links: string[];
  date: string;
  /** Pictures of the post: those that are meant as thumbnails, and others. */
  thumbnails: string[];
  images: string[];
  /** Pieces of HTML: the post itself, or its summary. */
  html: string[];
}

/** Far more than are shown, for a feed may have its newest last. */
const mostEntries = 500;
/** Of one kind within a post. */
const mostParts = 20;
/** No feed is deeper than this. */
const deepest = 64;

type Attributes = Record<string, string>;

/** Elements whose text is kept. */
const textElements = new Set([
  'title',
  'link',
  'guid',
  'id',
  'pubdate',
  'published',
  'updated',
  'dc:date',
  'description',
  'summary',
  'content',
  'content:encoded',
]);

/**
 * The posts of an RSS or Atom document. Read as a stream of tags: no document types, so no entities but XML's own five and
 * numbers, and no tree.
 * @throws Error for what is no feed, or is nested deeper than one can be.
 */
export function feedEntries(xml: string): FeedEntry[] {
  const reader = new EntryReader();
  const parser = new Parser(reader, {
    xmlMode: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
  });
  parser.end(xml);
  if (!reader.isFeed) throw new Error('This is neither RSS nor Atom');
  return reader.entries;
}

/** Sees the document pass by and keeps what belongs to posts. */
class EntryReader {
  readonly entries: FeedEntry[] = [];
  isFeed = false;
  private depth = 0;
  /** Depth of the open post, and its elements' texts by name. */
  private entry: { depth: number; parts: Map<string, string[]>; found: FeedEntry } | undefined;
  private element:
    | { depth: number; name: string; attributes: Attributes; text: string }
    | undefined;

  onopentag(name: string, attributes: Attributes): void {
    this.depth += 1;
    if (this.depth > deepest) throw new Error('The feed is nested too deep');
    if (this.depth === 1) this.isFeed = ['rss', 'feed', 'rdf:rdf'].includes(name);
    const { entry } = this;
    if (!entry) {
      if ((name === 'item' || name === 'entry') && this.isFeed && this.entries.length < mostEntries)
        this.entry = { depth: this.depth, parts: new Map(), found: blank() };
      return;
    }
    keepAttributes(entry.found, name, attributes);
    if (!this.element && this.depth === entry.depth + 1 && textElements.has(name))
      this.element = { depth: this.depth, name, attributes, text: '' };
  }

  ontext(text: string): void {
    if (this.element) this.element.text += text;
  }

  oncdatastart(): void {
    if (this.element?.name === 'title' && this.entry) this.entry.found.isTitleHtml = true;
  }

  onclosetag(): void {
    const { entry, element } = this;
    if (entry && element?.depth === this.depth) {
      keepText(entry.parts, element);
      if (element.name === 'title' && element.attributes['type'] === 'html')
        entry.found.isTitleHtml = true;
      this.element = undefined;
    }
    if (entry?.depth === this.depth) {
      this.entries.push(finished(entry.found, entry.parts));
      this.entry = undefined;
    }
    this.depth -= 1;
  }
}

function blank(): FeedEntry {
  return {
    title: '',
    isTitleHtml: false,
    links: [],
    date: '',
    thumbnails: [],
    images: [],
    html: [],
  };
}

/** What a post says in attributes: Atom's links, and pictures. */
function keepAttributes(entry: FeedEntry, name: string, attributes: Attributes): void {
  const { href, rel = 'alternate', url, src, type = '', medium } = attributes;
  if (name === 'link' && href && rel === 'alternate') keep(entry.links, href);
  if (name === 'media:thumbnail' && url) keep(entry.thumbnails, url);
  const isImage = type.startsWith('image/') || medium === 'image';
  if (name === 'media:content' && url && (isImage || (!type && !medium))) keep(entry.images, url);
  if (name === 'enclosure' && url && type.startsWith('image/')) keep(entry.images, url);
  if (name === 'link' && href && rel === 'enclosure' && type.startsWith('image/'))
    keep(entry.images, href);
  // XHTML inside Atom.
  if (name === 'img' && src) keep(entry.images, src);
}

function keepText(
  parts: Map<string, string[]>,
  { name, attributes, text }: { name: string; attributes: Attributes; text: string },
): void {
  if (name === 'guid' && attributes['ispermalink'] === 'false') return;
  const texts = parts.get(name) ?? [];
  parts.set(name, texts);
  keep(texts, text);
}

/** Keeps no more than a reader would ever look at. */
function keep(list: string[], item: string): void {
  if (list.length < mostParts) list.push(item);
}

function finished(entry: FeedEntry, parts: Map<string, string[]>): FeedEntry {
  const first = (...names: string[]) =>
    names.map((name) => parts.get(name)?.[0] ?? '').find((text) => text.trim() !== '') ?? '';
  const all = (...names: string[]) => names.flatMap((name) => parts.get(name) ?? []);
  return {
    ...entry,
    title: first('title'),
    date: first('pubdate', 'published', 'dc:date', 'updated'),
    links: [...all('link'), ...entry.links, ...all('guid')].filter((link) => link.trim() !== ''),
    html: all('content:encoded', 'content', 'description', 'summary'),
  };
}
