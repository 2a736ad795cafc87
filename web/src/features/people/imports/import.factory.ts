import { HOUR } from '../../../lib/durations.ts';
import type {
  ImportDone_ImportFragment,
  ImportPreview_ImportFragment,
  ImportRow_RowFragment,
  ImportStage_ImportFragment,
  NameColumns_ImportFragment,
} from '../../../generated/graphql.ts';

export type ImportRecord = NameColumns_ImportFragment &
  Omit<ImportStage_ImportFragment, 'columns'> &
  ImportPreview_ImportFragment &
  ImportDone_ImportFragment;

/** Creates an import of 437 rows with a preview. */
export const anImport = (overrides: Partial<ImportRecord> = {}): ImportRecord => ({
  id: '01900000-0000-7000-8000-0000000000a1',
  fileName: 'people.csv',
  identifyBy: 'EMAIL',
  state: 'READY',
  progress: 0,
  total: 437,
  new: 120,
  changed: 14,
  unchanged: 303,
  wrong: 0,
  positiveWithoutDate: 0,
  problem: null,
  columns: [
    { index: 0, heading: 'NAME', samples: ['Anna Li', 'Ben Tan'], field: 'NAME' },
    { index: 1, heading: 'E-Mail', samples: ['anna@acme.test', 'ben@acme.test'], field: 'EMAIL' },
    { index: 2, heading: 'Contact', samples: ['81234567'], field: null },
  ],
  change: null,
  ...overrides,
});

/** Creates the change made by an import; it can be undone for another hour. */
export const anImportChange = (
  overrides: Partial<NonNullable<ImportRecord['change']>> = {},
): NonNullable<ImportRecord['change']> => ({
  id: '01900000-0000-7000-8000-0000000000c1',
  undoUntil: new Date(Date.now() + HOUR).toISOString(),
  undoneAt: null,
  ...overrides,
});

/** Creates a row without errors. */
export const aRow = (overrides: Partial<ImportRow_RowFragment> = {}): ImportRow_RowFragment => ({
  row: 2,
  kind: 'NEW',
  name: 'Anna Li',
  error: null,
  cells: [],
  ...overrides,
});
