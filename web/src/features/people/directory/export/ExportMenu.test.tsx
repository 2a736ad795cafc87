import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render.tsx';
import { captureSavedFiles } from '../../../../testing/saved-files.ts';
import { server } from '../../../../testing/server.ts';
import { wholeDirectory, type ExportFilter } from './export-address.ts';
import { ExportMenu } from './ExportMenu.tsx';

let saved: ReturnType<typeof captureSavedFiles>;

beforeEach(() => {
  saved = captureSavedFiles();
});

const renderMenu = (filter: ExportFilter = wholeDirectory, found: number | undefined = 2) =>
  renderScreen(
    <ExportMenu filter={filter} order={{ sort: 'NAME', direction: 'ASC' }} found={found} />,
    { path: '/', at: '/' },
  );

const csv = 'ID NO.,NAME\r\n1,"Li, Anna"\r\n2,Ben\r\n';
const gives = (): URLSearchParams[] => {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/employees/export', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return new HttpResponse(csv, {
        headers: { 'content-disposition': 'attachment; filename="acme_employees.csv"' },
      });
    }),
  );
  return asked;
};

it('exports everybody with one click if there are no filters', async () => {
  const asked = gives();
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('2 people exported')).toBeVisible();
  expect(saved[0]?.name).toBe('acme_employees.csv');
  expect(Object.fromEntries(asked[0]!)).toEqual({ sort: 'NAME:asc' });
});

it('offers the people found or everybody if there are filters', async () => {
  const asked = gives();
  const { user } = renderMenu({ ...wholeDirectory, search: 'li', status: 'POSITIVE' }, 1_214);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await user.click(await screen.findByRole('menuitem', { name: 'The 1,214 people found' }));
  await screen.findByText('2 people exported');
  expect(asked[0]?.get('search')).toBe('li');
  expect(asked[0]?.get('status')).toBe('POSITIVE');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Everybody' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(Object.fromEntries(asked[1]!)).toEqual({ sort: 'NAME:asc' });
});

it('shows the number of rows received', async () => {
  server.use(
    http.get('*/api/employees/export', () => {
      const stream = new ReadableStream<Uint8Array>({
        start: (chunks) => chunks.enqueue(new TextEncoder().encode(csv)),
      });
      return new HttpResponse(stream);
    }),
  );
  const { user } = renderMenu(wholeDirectory, 50_000);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Exporting 2 of 50,000 people')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/Exporting/u)).toBeNull());
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});

it('shows why the export failed, and saves no file', async () => {
  server.use(
    http.get('*/api/employees/export', () =>
      HttpResponse.json({ success: false, message: 'Too many exports at once' }, { status: 429 }),
    ),
  );
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Too many exports at once')).toBeVisible();
  expect(saved).toEqual([]);
});

it('saves no partial file if the connection breaks', async () => {
  server.use(
    http.get('*/api/employees/export', () => {
      const stream = new ReadableStream<Uint8Array>({
        start: (chunks) => {
          chunks.enqueue(new TextEncoder().encode(csv));
          chunks.error(new Error('broken'));
        },
      });
      return new HttpResponse(stream);
    }),
  );
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
  expect(saved).toEqual([]);
});

it('exports in the format that was chosen last, also for the people found', async () => {
  const asked = gives();
  const { user, unmount } = renderMenu(wholeDirectory, 3);
  await user.click(screen.getByRole('button', { name: 'Export CSV: choose the format' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Excel (XLSX)' }));
  expect(await screen.findByText('3 people exported')).toBeVisible();
  expect(asked[0]?.get('format')).toBe('xlsx');
  unmount();
  renderMenu({ ...wholeDirectory, search: 'li' }, 2);
  await user.click(screen.getByRole('button', { name: 'Export XLSX' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Excel (XLSX)' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'CSV with semicolons' }));
  await user.click(screen.getByRole('menuitem', { name: 'The 2 people found' }));
  await waitFor(() => expect(asked[1]?.get('format')).toBe('csv-semicolon'));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'CSV' }));
  await user.click(screen.getByRole('menuitem', { name: 'Everybody' }));
  await waitFor(() => expect(asked[2]?.has('format')).toBe(false));
});
