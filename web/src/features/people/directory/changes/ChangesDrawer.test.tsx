import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChangesDrawerDocument, UndoChangeDocument } from '../../../../generated/graphql.ts';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { anEmployee } from '../../../../testing/factories.ts';
import { answer, loseConnection, refuse } from '../../../../testing/server.ts';
import { aChange } from './change.factory.ts';
import { announceDirectory, renderDirectory } from '../directory.factory.tsx';

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-01-05T01:30:00.000Z'),
    shouldAdvanceTime: true,
    toFake: ['Date'],
  });
});
afterEach(() => vi.useRealTimers());

const imported = aChange({
  id: '019a0000-0000-7000-9000-000000000002',
  kind: 'IMPORT',
  count: 412,
  detail: 'people.csv',
  undoUntil: '2026-01-06T01:00:00.000Z',
});
const moved = aChange({ kind: 'DEPARTMENT', count: 12, detail: 'Fleet' });
const deleted = aChange({
  id: '019a0000-0000-7000-9000-000000000003',
  kind: 'DELETION',
  count: 1,
  undoneAt: '2026-01-05T01:00:05.000Z',
});

const openDrawer = async () => {
  announceDirectory([anEmployee({ name: 'Anna Li' })]);
  const rendered = renderDirectory();
  await screen.findByText('Anna Li');
  await rendered.user.click(screen.getByRole('button', { name: 'Recent changes' }));
  return rendered;
};

it('shows each change with its time, author and undo deadline', async () => {
  answer(ChangesDrawerDocument, {
    directoryChanges: { items: [imported, moved, deleted], total: 3 },
  });
  await openDrawer();
  const drawer = within(await screen.findByRole('dialog', { name: 'Recent changes' }));
  const changes = await drawer.findAllByRole('listitem');
  expect(changes.map((change) => change.textContent)).toEqual([
    'Imported 412 people from people.csvToday, 09:00, by admin@acme.testCan be undone until tomorrow, 09:00Undo',
    'Moved 12 people to FleetToday, 09:00, by admin@acme.test',
    'Deleted 1 personToday, 09:00, by admin@acme.testUndone today, 09:00',
  ]);
});

it('undoes an import and shows that it is undone', async () => {
  const items = [imported];
  answer(ChangesDrawerDocument, () => ({ directoryChanges: { items: [...items], total: 1 } }));
  const { user } = await openDrawer();
  const undone = { ...imported, undoneAt: '2026-01-05T01:31:00.000Z' };
  const asked = loseOnce(UndoChangeDocument, () => {
    items[0] = undone;
    return { undoDirectoryChange: { change: undone, restored: 412, skipped: [] } };
  });
  await user.click(
    await screen.findByRole('button', { name: 'Undo: Imported 412 people from people.csv' }),
  );
  expect(await screen.findByText('412 people restored.')).toBeVisible();
  expect(asked).toEqual([{ id: imported.id }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/u })).toBeNull());
  expect(screen.getByText(/^Undone/u)).toBeVisible();
});

it('shows why a change could not be undone', async () => {
  answer(ChangesDrawerDocument, { directoryChanges: { items: [imported], total: 1 } });
  refuse(UndoChangeDocument, { code: 'CONFLICT', message: 'This can no longer be undone' });
  const { user } = await openDrawer();
  await user.click(await screen.findByRole('button', { name: /^Undo/u }));
  expect(await screen.findByText('This can no longer be undone')).toBeVisible();
});

it('shows older changes on “Show more”', async () => {
  const asked = answer(ChangesDrawerDocument, ({ pageSize }) => ({
    directoryChanges: { items: pageSize > 20 ? [imported, moved] : [imported], total: 2 },
  }));
  const { user } = await openDrawer();
  await user.click(await screen.findByRole('button', { name: 'Show older changes' }));
  expect(await screen.findByText('Moved 12 people to Fleet')).toBeVisible();
  expect(asked.map(({ pageSize }) => pageSize)).toEqual([20, 40]);
});

it('shows an empty list, and an error', async () => {
  answer(ChangesDrawerDocument, { directoryChanges: { items: [], total: 0 } });
  const { unmount } = await openDrawer();
  expect(await screen.findByText('No change yet')).toBeVisible();
  unmount();
  loseConnection(ChangesDrawerDocument);
  const { user } = await openDrawer();
  expect(await screen.findByText('The changes could not be loaded.')).toBeVisible();
  answer(ChangesDrawerDocument, { directoryChanges: { items: [moved], total: 1 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Moved 12 people to Fleet')).toBeVisible();
});
