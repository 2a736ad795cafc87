import { Tabs } from '@mantine/core';
import { formatNumber } from '../../../lib/intl.ts';
import { usePageState } from '../../../ui/page-state.ts';
import type { ImportRowKind } from '../../../generated/graphql.ts';
import type { ImportCounts } from './import-words.ts';
import { ImportRows } from './ImportRows.tsx';
import classes from './ImportTabs.module.css';
import { texts } from './texts.tsx';

const kinds: ImportRowKind[] = ['NEW', 'CHANGED', 'UNCHANGED', 'WRONG'];

/** The rows of a preview by kind. The address has the tab and page (`show`, `page`). */
export function ImportTabs({ importId, counts }: { importId: string; counts: ImportCounts }) {
  const [{ page, filter }, change] = usePageState('show');
  const rowCounts: Record<ImportRowKind, number> = {
    NEW: counts.new,
    CHANGED: counts.changed,
    UNCHANGED: counts.unchanged,
    WRONG: counts.wrong,
  };
  const shown =
    kinds.find((kind) => kind.toLowerCase() === filter) ??
    // Only invalid rows need a decision.
    (counts.wrong > 0 ? 'WRONG' : undefined) ??
    kinds.find((kind) => rowCounts[kind] > 0) ??
    'NEW';
  return (
    <Tabs
      value={shown}
      onChange={(kind) => change({ filter: (kind ?? 'NEW').toLowerCase() })}
      keepMounted={false}
    >
      <Tabs.List className={classes.list}>
        {kinds.map((kind) => (
          <Tabs.Tab key={kind} value={kind} className={classes.tab}>
            {texts.kinds[kind]}{' '}
            <span
              className={`${classes.count} tabular`}
              data-wrong={(kind === 'WRONG' && rowCounts[kind] > 0) || undefined}
            >
              {formatNumber(rowCounts[kind])}
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {kinds.map((kind) => (
        <Tabs.Panel key={kind} value={kind}>
          <ImportRows
            importId={importId}
            kind={kind}
            page={page}
            onPage={(to) => change({ page: to })}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
