import { Arg, type ClassType, Field, Int, ObjectType } from 'type-graphql';

/** Reads the fields of a page. Each is called only if its field is selected. */
interface PageSource<Item> {
  items: () => Item[] | Promise<Item[]>;
  total: () => number | Promise<number>;
  /** Reads the first items of the list, whatever the page. */
  first?: (max: number) => Promise<Item[]>;
  /** Like `first`, whatever the status that the list is filtered by. */
  firstOfAnyStatus?: (max: number) => Promise<Item[]>;
}

/**
 * Makes the base class of a page type.
 * @param items plural that the descriptions use, such as 'mails'.
 */
export function paginated<Item extends object, Read extends object = Item>(
  item: ClassType<Item>,
  items: string,
) {
  @ObjectType()
  abstract class Page {
    constructor(private readonly source: PageSource<Read>) {}

    @Field(() => [item], { description: `The ${items} on this page.` })
    items(): Read[] | Promise<Read[]> {
      return this.source.items();
    }

    @Field(() => Int, { description: `Number of ${items} on all pages.` })
    total(): number | Promise<number> {
      return this.source.total();
    }

    /** Reads the first items of the list, whatever the page; undefined if the list can't. */
    first(max: number): Promise<Read[]> | undefined {
      return this.source.first?.(max);
    }

    /** Like `first`, whatever the status that the list is filtered by. */
    firstOfAnyStatus(max: number): Promise<Read[]> | undefined {
      return this.source.firstOfAnyStatus?.(max);
    }
  }
  return Page;
}

/** Makes the source of a page whose items and total come from one query, which runs at most once. */
export function readTogether<Item>(
  find: () => Promise<{ items: Item[]; total: number }>,
): PageSource<Item> {
  let found: ReturnType<typeof find> | undefined;
  const findOnce = () => (found ??= find());
  return {
    items: async () => (await findOnce()).items,
    total: async () => (await findOnce()).total,
  };
}

/** Argument for the number of a page. */
export function PageArg() {
  return Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' });
}

/** Argument for the number of items on a page. */
export function PageSizeArg(max: number, defaultValue = 10) {
  const description = `Number of items on a page, 1 to ${max}.`;
  return Arg('pageSize', () => Int, { defaultValue, description });
}
