import { registerEnumType } from 'type-graphql';
import { BadUserInput, type FieldError } from '../errors.js';

export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Ascending or descending.',
  valuesConfig: {
    ASC: { description: 'Smallest, first in the alphabet or oldest first.' },
    DESC: { description: 'Largest, last in the alphabet or newest first.' },
  },
});

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
export function checkedListing<Asked extends Listing>(asked: Asked, maxPageSize: number): Asked {
  const wrong: FieldError[] = [];
  if (asked.page < 1 || asked.page > 1_000_000)
    wrong.push({ field: 'page', message: 'Page starts at 1' });
  if (asked.pageSize < 1 || asked.pageSize > maxPageSize)
    wrong.push({ field: 'pageSize', message: `Page size is 1 to ${maxPageSize}` });
  if (asked.search.length > 100)
    wrong.push({ field: 'search', message: 'Search for at most 100 characters' });
  if (wrong.length > 0) throw new BadUserInput(wrong);
  return { ...asked, search: asked.search.trim() };
}

/** Makes an ILIKE pattern that finds a literal text anywhere. */
export function anywhere(search: string): string {
  return `%${search.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}
