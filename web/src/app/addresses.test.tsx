import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { addresses } from '../testing/addresses.ts';
import { createRoutes } from './router.tsx';

const listPatterns = (routes: RouteObject[], above = ''): string[] =>
  routes.flatMap(({ index, path = '', children }) => {
    const pattern = path === '' || path.startsWith('/') ? above + path : `${above}/${path}`;
    if (children) return listPatterns(children, pattern);
    return index || !path.endsWith('*') ? [pattern] : [];
  });

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**', '!../generated/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Lists the filters in the address that a file defines. Pages of lists are none. */
const listFilters = (source: string): string[] => {
  const definitions =
    source.match(/\bdefineSearch(?:<.*>)?\(\{[\s\S]*?\n? *\}\)(?:;|,\n +\);)/gu) ?? [];
  const named = /(?<!pageNumber)(?:<[^(]*>)?\(\s*'(\w+)'/gu;
  const states = source.matchAll(/\busePageState\('(\w+)'\)/gu);
  return [...definitions.flatMap((definition) => [...definition.matchAll(named)]), ...states].map(
    ([, name = '']) => name,
  );
};

/** Filters that no sample address can set, by file. */
const exceptions: Record<string, string[]> = {
  // Open a dialog.
  'features/cases/register/list/CasesPage.tsx': ['dialog'],
  'features/people/directory/EmployeesPage.tsx': ['dialog'],
  'features/people/person-page/person-search.ts': ['dialog'],
  // Need ids of people to call; without them the page finds them itself.
  'features/cases/follow-up/call-search.ts': ['id', 'at', 'case'],
  // Opens a drawer.
  'features/cases/follow-up/drawer-address.ts': ['details'],
  // Needs an import that is not applied yet.
  'features/people/imports/ImportTabs.tsx': ['show'],
  // Needs the number of one of the person's cases.
  'features/contacts/tracing/trace-window.ts': ['case'],
  // Needs the id of a contact.
  'features/contacts/analytics/AnalyticsPage.tsx': ['through'],
};

describe('sample addresses', () => {
  it('exist for each route', () => {
    const client = createClient();
    const patterns = new Set(listPatterns(createRoutes(client)));
    client.stop();
    expect(Object.keys(addresses).toSorted()).toEqual([...patterns].toSorted());
  });

  it('give each parameter of a path', () => {
    for (const [pattern, { params = {} }] of Object.entries(addresses)) {
      const names = [...pattern.matchAll(/:(\w+)/gu)].map(([, name]) => name);
      expect([pattern, ...Object.keys(params)]).toEqual([
        pattern,
        ...names.filter((name) => name !== 'companyName'),
      ]);
    }
  });

  it.each(
    Object.entries(sources)
      .map(([path, source]) => [path.replace('../', ''), listFilters(source)] as const)
      .filter(([, names]) => names.length > 0),
  )('set each filter of %s', (path, names) => {
    const set = Object.values(addresses)
      .flatMap(({ filters = [] }) => filters)
      .flatMap((filters) => Object.keys(filters[path] ?? {}));
    expect([...new Set([...set, ...(exceptions[path] ?? [])])].toSorted()).toEqual(
      names.toSorted(),
    );
  });
});
