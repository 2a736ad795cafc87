import type { DirectoryChange_ChangeFragment } from '../../../../generated/graphql.ts';

/** A change that can be undone for 10 seconds. */
export const aChange = (
  overrides: Partial<DirectoryChange_ChangeFragment> = {},
): DirectoryChange_ChangeFragment => ({
  id: '019a0000-0000-7000-9000-000000000001',
  kind: 'NEGATIVE',
  count: 2,
  detail: null,
  by: 'admin@acme.test',
  createdAt: '2026-01-05T01:00:00.000Z',
  undoUntil: '2026-01-05T01:00:10.000Z',
  undoneAt: null,
  ...overrides,
});
