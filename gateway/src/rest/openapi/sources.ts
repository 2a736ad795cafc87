import type { RestRequest, Route } from '../route.js';

/** Where in a request a value comes from. Inside of an object, names are joined by dots. */
export interface Source {
  in: 'path' | 'query' | 'body';
  name: string;
}

type Marked = (source: Source) => unknown;

/**
 * Which value of the request each variable takes, by the variable's own place ('input.email', 'records.since'). Found by running
 * the row's mapping on requests made of marks, so that the document cannot say otherwise than the row does.
 * @param lists variables that take a list of objects.
 */
export function sourcesOf(row: Route, lists: readonly string[]): Map<string, Source> {
  const marks = new Marks();
  const found = new Map<string, Source>();
  const read = new Set<string>();
  const run = (mark: Marked, given: Record<string, unknown> = {}) =>
    marks.find(row.variables(requestOf(row, mark, given, read)), found);
  for (const mark of marks.kinds) run(mark);
  const bound = new Set([...found.values()].map(({ name }) => name));
  // What was read and went nowhere is perhaps looked into.
  for (const name of [...read].filter((name) => !bound.has(name)))
    run(marks.text, { [name]: markedObject('body', marks.text, `${name}.`) });
  for (const list of lists) {
    const name = found.get(list)?.name;
    if (name === undefined) continue;
    for (const mark of marks.kinds) run(mark, { [name]: [markedObject('body', mark, `${name}.`)] });
  }
  return found;
}

/** Values that are known again where a mapping has put them. */
class Marks {
  /** In capitals, which no mapping changes. */
  readonly text: Marked = (source) => this.keep(`MARK ${this.sources.size}`, source);
  readonly number: Marked = (source) => this.keep(1_000_000 + this.sources.size, source);
  /** A number in writing, for mappings that read it. */
  readonly digits: Marked = (source) => String(this.number(source));
  /** Some mappings let only texts through, and some only numbers. */
  readonly kinds = [this.text, this.number, this.digits];
  private readonly sources = new Map<unknown, Source>();

  /** Notes the place of each mark. */
  find(value: unknown, found: Map<string, Source>, place = ''): void {
    const source = this.sources.get(value);
    if (source) {
      if (!found.has(place)) found.set(place, source);
    } else if (Array.isArray(value)) {
      for (const item of value) this.find(item, found, place);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value))
        this.find(inside, found, place === '' ? name : `${place}.${name}`);
    }
  }

  private keep(mark: string | number, source: Source): unknown {
    this.sources.set(mark, source);
    return mark;
  }
}

function requestOf(
  row: Route,
  mark: Marked,
  given: Record<string, unknown>,
  read: Set<string>,
): RestRequest {
  return {
    params: markedObject('path', mark) as RestRequest['params'],
    query: markedObject('query', mark),
    body: markedObject('body', mark, '', given, read),
    file: row.file === undefined ? null : mark({ in: 'body', name: row.file }),
  };
}

/** An object that has every property, each with a mark of its own. */
function markedObject(
  inside: Source['in'],
  mark: Marked,
  prefix = '',
  given: Record<string, unknown> = {},
  read = new Set<string>(),
): Record<string, unknown> {
  return new Proxy(given, {
    has: () => true,
    get(_target, name) {
      if (typeof name !== 'string') return undefined;
      read.add(name);
      return given[name] ?? mark({ in: inside, name: prefix + name });
    },
  });
}
