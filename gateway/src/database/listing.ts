import { registerEnumType } from 'type-graphql';
import { BadUserInput, type FieldError } from '../errors.js';
import type { Rows } from './tenant.js';

export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Direction in which a list is sorted.',
  valuesConfig: {
    ASC: { description: 'Ascending: smallest, alphabetically first or oldest first.' },
    DESC: { description: 'Descending: largest, alphabetically last or newest first.' },
  },
});

const maxPage = 1_000_000;

/** Search and page of a list. */
export interface Listing {
  search: string;
  /** Starts at 1. */
  page: number;
  pageSize: number;
}

/**
 * Validates a listing and trims its search.
 * @throws BadUserInput for a page or size out of bounds, or a search of more than 100 characters.
 */
export function parseListing<Requested extends Listing>(
  requested: Requested,
  maxPageSize: number,
): Requested {
  const errors = validatePage(requested, maxPageSize);
  if (requested.search.length > 100)
    errors.push({ field: 'search', message: 'Search for at most 100 characters' });
  if (errors.length > 0) throw new BadUserInput(errors);
  return { ...requested, search: requested.search.trim() };
}

/** Returns the errors of a page number and a page size; null is no page size. */
export function validatePage(
  { page, pageSize }: { page: number; pageSize: number | null },
  maxPageSize: number,
): FieldError[] {
  const errors: FieldError[] = [];
  if (page < 1) errors.push({ field: 'page', message: 'Page starts at 1' });
  if (page > maxPage) errors.push({ field: 'page', message: `Page is at most ${maxPage}` });
  if (pageSize !== null && (pageSize < 1 || pageSize > maxPageSize))
    errors.push({ field: 'pageSize', message: `Page size is 1 to ${maxPageSize}` });
  return errors;
}

/** Makes an ILIKE pattern that finds a literal text anywhere. */
export function containsPattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}

/** The part of a statement from FROM on, its values, and a name from which the names of its statements are made. */
export interface ListSource {
  name: string;
  from: string;
  values: unknown[];
}

/**
 * Collects the conditions of a list. A statement contains only the conditions of its request, so that the planner sees nothing else.
 */
export class ListConditions {
  private readonly names: string[];
  private readonly conditions: string[];
  private readonly values: unknown[];

  /** @param from the statement from FROM on, with at least one condition, and its values. */
  constructor(name: string, from: string, values: readonly unknown[]) {
    this.names = [name];
    this.conditions = [from];
    this.values = [...values];
  }

  /** @param name short, because PostgreSQL keeps 63 characters of a statement's name. */
  add(name: string, condition: string): void {
    this.names.push(name);
    this.conditions.push(condition);
  }

  addValue(name: string, value: unknown, condition: (place: string) => string): void {
    this.values.push(value);
    this.add(name, condition(`$${this.values.length}`));
  }

  /** Adds a condition whose values follow those of the constructor; call it first. */
  addFirst(name: string, condition: string, values: readonly unknown[]): void {
    this.values.push(...values);
    this.add(name, condition);
  }

  toSource(): ListSource {
    return { name: this.names.join('-'), from: this.conditions.join(' AND '), values: this.values };
  }
}

/** Reads a page of a list. @param order ORDER BY, which must be unique so that pages do not overlap. */
export function readPage<Row>(
  db: Rows,
  { name, from, values }: ListSource,
  { columns, order }: { columns: string; order: string },
  { page, pageSize }: Pick<Listing, 'page' | 'pageSize'>,
): Promise<Row[]> {
  const next = values.length + 1;
  return db.rows(
    {
      name: `${name}-on-page`,
      text: `SELECT ${columns} ${from} ORDER BY ${order} LIMIT $${next} OFFSET $${next + 1}`,
    },
    [...values, pageSize, (page - 1) * pageSize],
  );
}

/** The items of a page, and the number of items on all pages. Each is read only when it is called. */
export interface ListPage<Row> {
  items: () => Promise<Row[]>;
  total: () => Promise<number>;
  /** The first items of the list, whatever the page. */
  first: (max: number) => Promise<Row[]>;
}

/** Returns a page of a list; see `readPage`. */
export function selectPage<Row>(
  db: Rows,
  source: ListSource,
  select: { columns: string; order: string },
  listing: Pick<Listing, 'page' | 'pageSize'>,
): ListPage<Row> {
  return {
    items: () => readPage(db, source, select, listing),
    total: () => countRows(db, source),
    first: (max) => readPage(db, source, select, { page: 1, pageSize: max }),
  };
}

/** Counts the rows of a list. */
export async function countRows(db: Rows, { name, from, values }: ListSource): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    { name: `count-${name}`, text: `SELECT count(*) ${from}` },
    values,
  );
  return counted?.count ?? 0;
}
