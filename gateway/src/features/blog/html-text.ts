import { Parser } from 'htmlparser2';

/** Characters of HTML that are looked at. */
const longest = 100_000;
const unseen = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object']);

/**
 * What a piece of HTML says, without its tags and without what no reader would see.
 * @param decode whether entities stand for characters; false where the XML around it has been decoded before.
 */
export function textOfHtml(html: string, decode: boolean): string {
  let text = '';
  let hidden = 0;
  walk(html, decode, {
    onopentag: (name) => {
      if (unseen.has(name)) hidden += 1;
      else if (name === 'br' || name === 'p') text += ' ';
    },
    onclosetag: (name) => {
      if (unseen.has(name)) hidden -= 1;
    },
    ontext: (data) => {
      if (hidden === 0) text += data;
    },
  });
  return text;
}

/** Addresses of a piece of HTML's images, in order, without those of one pixel that count readers. */
export function imagesOfHtml(html: string): string[] {
  const images: string[] = [];
  walk(html, true, {
    onopentag: (name, { src, width, height }) => {
      if (name === 'img' && src && width !== '1' && height !== '1') images.push(src);
    },
  });
  return images;
}

/** Deeper than this nobody writes: what is below is left out, for each level costs the parser time. */
const deepest = 200;

interface Walker {
  onopentag: (name: string, attributes: Record<string, string>) => void;
  onclosetag?: (name: string) => void;
  ontext?: (data: string) => void;
}

function walk(html: string, decodeEntities: boolean, walker: Walker): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...walker,
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > deepest) parser.pause();
        else walker.onopentag(name, attributes);
      },
      onclosetag: (name) => {
        depth -= 1;
        walker.onclosetag?.(name);
      },
    },
    { decodeEntities },
  );
  parser.end(html.slice(0, longest));
}
