import { useLayoutEffect, useRef, type RefObject } from 'react';

const roles: Record<string, string> = {
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TD: 'cell',
};

const setRoles = (table: HTMLTableElement): void => {
  table.setAttribute('role', 'table');
  for (const part of table.querySelectorAll('thead, tbody, tr, td, th')) {
    const ofHead = part.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader';
    part.setAttribute('role', roles[part.tagName] ?? ofHead);
  }
};

/**
 * Names the parts of a table for screen readers while CSS lays it out in another way: Safari then takes the element names away.
 * @returns the ref of the table.
 */
export const useTableRoles = (isStacked: boolean): RefObject<HTMLTableElement | null> => {
  const ref = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const table = ref.current;
    if (!isStacked || !table) return undefined;
    setRoles(table);
    // Rows come and go without this component rendering.
    const observer = new MutationObserver(() => setRoles(table));
    observer.observe(table, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isStacked]);
  return ref;
};
