import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { captureSavedFiles } from '../testing/saved-files.ts';
import { server } from '../testing/server.ts';
import { ExportButton } from './ExportButton.tsx';

const answerExports = (): string[] => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/cases/export', ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('NAME', {
        headers: { 'content-disposition': 'attachment; filename="cases"' },
      });
    }),
  );
  return asked;
};

const renderButton = (address: string | null) =>
  renderScreen(<ExportButton address={address} />, { path: '/', at: '/' });

it('exports as CSV, or in a format from its menu, which it remembers', async () => {
  const saved = captureSavedFiles();
  const asked = answerExports();
  const { user, unmount } = renderButton('/api/cases/export?order=NEWEST');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const open = { name: 'Export CSV: choose the format' };
  await user.click(screen.getByRole('button', open));
  expect(await screen.findByRole('menuitemradio', { name: 'CSV' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'CSV with semicolons' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  await user.click(screen.getByRole('button', open));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Excel (XLSX)' }));
  await waitFor(() => expect(saved).toHaveLength(3));
  unmount();
  renderButton('/api/cases/export');
  await user.click(screen.getByRole('button', { name: 'Export XLSX' }));
  await waitFor(() => expect(saved).toHaveLength(4));
  expect(asked).toEqual([
    '?order=NEWEST',
    '?order=NEWEST&format=csv-semicolon',
    '?order=NEWEST&format=xlsx',
    '?format=xlsx',
  ]);
  await user.click(screen.getByRole('button', { name: 'Export XLSX: choose the format' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'CSV' }));
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
});

it('is disabled if there is nothing to export', () => {
  renderButton(null);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});
