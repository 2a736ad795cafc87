import { useLayoutEffect, useRef, type RefObject } from 'react';

const roles: Record<string, string> = {
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
};

const setRoles = (table: HTMLTableElement, role: 'table' | 'grid'): void => {
  table.setAttribute('role', role);
  const ofCell = role === 'grid' ? 'gridcell' : 'cell';
  for (const part of table.querySelectorAll('thead, tbody, tr, td, th')) {
    const ofHead = part.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader';
    part.setAttribute('role', roles[part.tagName] ?? (part.tagName === 'TD' ? ofCell : ofHead));
  }
};

/**
 * Names the parts of a table for screen readers while CSS lays it out in another way: Safari then takes the element names away.
 * @param role `grid` for a table with keyboard navigation between rows
 * @returns the ref of the table.
 */
export const useTableRoles = (
  isStacked: boolean,
  role: 'table' | 'grid' = 'table',
): RefObject<HTMLTableElement | null> => {
  const ref = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const table = ref.current;
    if (!isStacked || !table) return undefined;
    setRoles(table, role);
    // Rows come and go without this component rendering.
    const observer = new MutationObserver(() => setRoles(table, role));
    observer.observe(table, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isStacked, role]);
  return ref;
};
