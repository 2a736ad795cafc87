import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../domain/company/CompanyContext.tsx';
import { instantOf, shiftDay } from '../../domain/dates/dates.ts';
import {
  type AuditAction,
  type AuditRow_EntryFragment,
  useAuditPageQuery,
} from '../../generated/graphql.ts';
import { companyRef } from '../../domain/people/reference.ts';
import { actionWords } from './audit-words.ts';

export const auditPageSize = 10;

/** What the log is narrowed to; '' for no such limit. Days are yyyy-MM-dd. */
export interface AuditFilter {
  company: string;
  search: string;
  action: AuditAction | '';
  from: string;
  to: string;
}

const names = ['company', 'search', 'action', 'from', 'to'] as const;
const day = /^\d{4}-\d{2}-\d{2}$/u;

export interface AuditLog {
  filter: AuditFilter;
  page: number;
  /** Undefined while it loads. */
  total: number | undefined;
  items: AuditRow_EntryFragment[];
  answer: ReturnType<typeof useAuditPageQuery>;
  /** Changes the filter, which goes back to the first page. */
  narrow: (change: Partial<AuditFilter>) => void;
  turn: (page: number) => void;
}

const readFilter = (params: URLSearchParams): AuditFilter => {
  const action = params.get('action') ?? '';
  const dayIn = (name: string): string => {
    const value = params.get(name) ?? '';
    return day.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return {
    company: params.get('company') ?? '',
    search: params.get('search') ?? '',
    action: Object.hasOwn(actionWords, action) ? (action as AuditAction) : '',
    from: dayIn('from'),
    to: dayIn('to'),
  };
};

/**
 * A page of the log as the address narrows it.
 * @param company id of a company that the log is limited to, whatever the address says.
 */
export function useAuditLog(company?: string): AuditLog {
  const timeZone = useTimeZone();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const { search, action, from, to } = filter;
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const named = company ?? filter.company;
  const answer = useAuditPageQuery({
    variables: {
      company: named ? companyRef(named) : null,
      search: search || null,
      action: action || null,
      from: from === '' ? null : instantOf(from, '00:00', timeZone),
      until: to === '' ? null : instantOf(shiftDay(to, 1), '00:00', timeZone),
      page,
      pageSize: auditPageSize,
    },
  });
  // While another page is on its way the one before stays, dimmed.
  const found = (answer.data ?? answer.previousData)?.auditEntries;
  const put = (change: Record<string, string>, isTyped: boolean): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value === '') after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: isTyped },
    );
  return {
    filter,
    page,
    total: found?.total,
    items: found?.items ?? [],
    answer,
    narrow: (change) => put({ ...change, page: '' }, 'search' in change),
    turn: (next) => put({ page: next === 1 ? '' : String(next) }, false),
  };
}

/** Whether anything but a company narrows the log. */
export const isNarrowed = (filter: AuditFilter): boolean =>
  names.some((name) => name !== 'company' && filter[name] !== '');
