import { choice, defineSearch, pageNumber, text, useSearch } from '../../../ui/search-params.ts';
import { useTimeZone } from '../current/CompanyContext.tsx';
import { instantOf, shiftDay } from '../../../lib/dates/dates.ts';
import { isDay } from '../../../ui/day-range.ts';
import {
  type AuditAction,
  useAuditPageQuery,
  type AuditPageQuery,
} from '../../../generated/graphql.ts';
import type { QueryResult } from '../../../apollo/query-result.ts';
import { companyRef } from '../../people/person/reference.ts';
import { texts } from './texts.ts';

export const auditPageSize = 10;

/** The filters of the log; '' for none. Days are yyyy-MM-dd. */
export interface AuditFilter {
  company: string;
  search: string;
  /** Email address of the actor. */
  actor: string;
  action: AuditAction | '';
  from: string;
  to: string;
}

const names = ['company', 'search', 'actor', 'action', 'from', 'to'] as const;
export interface AuditLog {
  filter: AuditFilter;
  page: number;
  query: QueryResult<AuditPageQuery>;
  /** Changes the filter and returns to the first page. */
  narrow: (change: Partial<AuditFilter>) => void;
  turn: (page: number) => void;
}

/** A search parameter that holds a day; invalid values are ignored. */
const day = (name: 'from' | 'to') => {
  const param = text(name);
  return {
    ...param,
    parse: (found: string[]) => {
      const value = param.parse(found);
      return isDay(value) ? value : '';
    },
  };
};

const parts = defineSearch<AuditFilter & { page: number }>({
  page: pageNumber(),
  company: text('company'),
  search: text('search'),
  actor: text('actor'),
  action: choice<AuditAction, ''>(
    'action',
    Object.keys(texts.actions) as AuditAction[],
    '',
    String,
  ),
  from: day('from'),
  to: day('to'),
});

/**
 * Queries a page of the log, filtered by the address.
 * @param company id of the company to show, overriding the address; null for the viewer's own.
 */
export const useAuditLog = (company?: string | null): AuditLog => {
  const timeZone = useTimeZone();
  const [{ page, ...filter }, change] = useSearch(parts);
  const { search, actor, action, from, to } = filter;
  const named = company === undefined ? filter.company : company;
  const query = useAuditPageQuery({
    variables: {
      company: named ? companyRef(named) : null,
      search: search || null,
      actor: actor || null,
      action: action || null,
      from: from === '' ? null : instantOf(from, '00:00', timeZone),
      until: to === '' ? null : instantOf(shiftDay(to, 1), '00:00', timeZone),
      page,
      pageSize: auditPageSize,
    },
  });
  return {
    filter,
    page,
    query,
    narrow: (changed) => change({ ...changed, page: 1 }, { replace: 'search' in changed }),
    turn: (to) => change({ page: to }),
  };
};

/** Returns whether any filter besides the company is set. */
export const isNarrowed = (filter: AuditFilter): boolean =>
  names.some((name) => name !== 'company' && filter[name] !== '');
