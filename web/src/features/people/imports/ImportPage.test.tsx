import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  CancelImportDocument,
  ChooseFileDocument,
  ImportPageDocument,
  NameColumnsDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { answer, loseConnection, refuse, server } from '../../../testing/server.ts';
import { passUploads } from '../../../testing/uploads.ts';
import { anImport, type ImportRecord } from './import.factory.ts';
import { ImportPage } from './ImportPage.tsx';

const id = anImport().id;
const here = '/dashboard/acme/emp/import';

const renderPage = (search = `?import=${id}`) =>
  renderScreen(<ImportPage />, { path: '/dashboard/:companyName/emp/import', at: here + search });

const stands = (overrides: Partial<ImportRecord>) =>
  answer(ImportPageDocument, { directoryImport: anImport(overrides) });

const people = (name = 'people.csv', content = 'name'): File => new File([content], name);

describe('choosing a file', () => {
  it('requires a file', async () => {
    const { user } = renderPage('');
    await user.click(screen.getByRole('button', { name: 'Upload and preview' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select the file.');
    expect(
      screen.getByRole('button', { name: /^Drop a file here, or choose one/u }),
    ).toHaveAccessibleDescription('Please select the file.');
  });

  it('rejects files of other types at once', async () => {
    renderPage('');
    // Users can make the browser's file dialog show every file.
    fireEvent.change(screen.getByLabelText('File'), { target: { files: [people('people.pdf')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select a csv, xls or xlsx file.',
    );
  });

  it('uploads the file, and puts the import’s id into the address', async () => {
    stands({ state: 'READING', progress: 0.4 });
    const { user, address } = renderPage('');
    const asked = loseOnce(
      ChooseFileDocument,
      { startImport: anImport({ state: 'READING' }) },
      {
        again: async () =>
          user.click(await screen.findByRole('button', { name: 'Upload and preview' })),
      },
    );
    passUploads();
    await user.upload(screen.getByLabelText('File'), people());
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    await user.click(screen.getByRole('button', { name: 'Upload and preview' }));
    expect(await screen.findByRole('heading', { name: 'Reading people.csv' })).toBeVisible();
    expect(asked).toEqual([{ file: 'people.csv', identifyBy: 'MOBILE' }]);
    expect(address()).toBe(`${here}?import=${id}`);
  });

  it('shows the upload, and returns to the form on Cancel', async () => {
    const sent = passUploads({ delay: 'infinite' });
    const { user } = renderPage('');
    await user.upload(screen.getByLabelText('File'), people());
    await user.click(screen.getByRole('button', { name: 'Upload and preview' }));
    expect(await screen.findByRole('progressbar', { name: 'Uploading people.csv' })).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Upload and preview' })).toBeVisible();
    expect(screen.getByText('people.csv')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('aborts the upload when the user leaves the page', async () => {
    const sent = passUploads({ delay: 'infinite' });
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const { user, address } = renderPage('');
    await user.upload(screen.getByLabelText('File'), people());
    await user.click(screen.getByRole('button', { name: 'Upload and preview' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Employee Directory' }));
    expect(address()).toBe('/dashboard/acme/emp');
    await waitFor(() => expect(abort).toHaveBeenCalledOnce());
    abort.mockRestore();
  });

  it('shows the gateway’s error beside the file', async () => {
    const message = 'This file has more than 200 columns.';
    refuse(ChooseFileDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Bad input',
      fields: [{ field: 'file', message }],
    });
    passUploads();
    const { user } = renderPage('');
    await user.upload(screen.getByLabelText('File'), people());
    await user.click(screen.getByRole('button', { name: 'Upload and preview' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('explains a proxy’s 413 as a file that is too large', async () => {
    server.use(http.post('*/graphql', () => new HttpResponse(null, { status: 413 })));
    const { user } = renderPage('');
    await user.upload(screen.getByLabelText('File'), people());
    await user.click(screen.getByRole('button', { name: 'Upload and preview' }));
    expect(
      await screen.findByText('Please select a file of at most 20 MB, this one is 1 KB.'),
    ).toBeVisible();
  });

  it('downloads a template with the token of the session', async () => {
    const saved = captureSavedFiles();
    const tokens: (string | null)[] = [];
    server.use(
      http.get('*/api/employees/import-template', ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return new HttpResponse('NAME\r\n');
      }),
    );
    const { user } = renderPage('');
    await user.click(screen.getByRole('button', { name: 'Download a template' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(tokens).toEqual(['Bearer token-of-acme']);
  });
});

describe('a running import', () => {
  it('is polled until it ends', async () => {
    let state: ImportRecord['state'] = 'READING';
    const asked = answer(ImportPageDocument, () => ({
      directoryImport: anImport({ state, progress: 0.5 }),
    }));
    renderPage();
    expect(await screen.findByRole('progressbar', { name: 'Reading people.csv' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    state = 'COMPARING';
    expect(
      await screen.findByRole('heading', { name: 'Comparing with the directory' }),
    ).toBeVisible();
    state = 'CANCELLED';
    expect(await screen.findByRole('heading', { name: 'Import cancelled' })).toBeVisible();
    const untilEnd = asked.length;
    await delay(1_300);
    expect(asked).toHaveLength(untilEnd);
  });

  it('is not polled while the tab is hidden', async () => {
    const asked = stands({ state: 'READING' });
    renderPage();
    await screen.findByRole('heading', { name: 'Reading people.csv' });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    // A poll may be in flight.
    await delay(300);
    const before = asked.length;
    await delay(2_300);
    expect(asked).toHaveLength(before);
    hidden.mockReturnValue(false);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    hidden.mockRestore();
  });

  it('stays on the screen if the connection is lost', async () => {
    stands({ state: 'APPLYING', progress: 0.3 });
    renderPage();
    await screen.findByRole('heading', { name: 'Importing' });
    loseConnection(ImportPageDocument);
    expect(await screen.findByText(/The connection is lost/u)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Importing' })).toBeVisible();
  });

  it('can be cancelled', async () => {
    stands({ state: 'COMPARING' });
    const asked = loseOnce(CancelImportDocument, {
      cancelImport: anImport({ state: 'CANCELLED' }),
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Import cancelled' })).toBeVisible();
    expect(asked).toEqual([{ id }]);
  });

  it('asks for confirmation before a preview is discarded', async () => {
    stands({ state: 'MAPPING' });
    const asked = answer(CancelImportDocument, {
      cancelImport: anImport({ state: 'CANCELLED' }),
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
    expect(await screen.findByRole('dialog', { name: 'Cancel this import?' })).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Import cancelled' })).toBeVisible();
    expect(asked).toEqual([{ id }]);
  });

  it('shows why it failed, and offers to choose another file', async () => {
    stands({ state: 'FAILED', problem: 'The file cannot be read as a workbook.', columns: [] });
    const { user, address } = renderPage();
    expect(await screen.findByText('The file cannot be read as a workbook.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(address()).toBe(here);
    expect(screen.getByRole('button', { name: 'Upload and preview' })).toBeVisible();
  });

  it('can be compared again if it failed after its columns were read', async () => {
    stands({ state: 'FAILED', problem: 'The directory has changed since this preview.' });
    const asked = loseOnce(NameColumnsDocument, {
      updateImportColumns: anImport({ state: 'COMPARING' }),
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Create a new preview' }));
    expect(
      await screen.findByRole('heading', { name: 'Comparing with the directory' }),
    ).toBeVisible();
    expect(asked[0]?.columns).toHaveLength(3);
  });

  it('explains that it is gone if the gateway no longer has it', async () => {
    refuse(ImportPageDocument, { code: 'NOT_FOUND', message: 'Not found' });
    renderPage();
    expect(
      await screen.findByRole('heading', { name: 'This import is no longer available' }),
    ).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(ImportPageDocument);
    const { user } = renderPage();
    expect(await screen.findByText('The import could not be loaded.')).toBeVisible();
    stands({ state: 'CANCELLED' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Import cancelled' })).toBeVisible();
  });
});

describe('assigning columns', () => {
  const nameOf = (heading: string) =>
    screen.findByRole('combobox', { name: `Field for ‘${heading}’` });

  it('shows each column with sample values and its field', async () => {
    stands({ state: 'MAPPING' });
    renderPage();
    expect(await nameOf('E-Mail')).toHaveValue('EMAIL');
    expect(await nameOf('Contact')).toHaveValue('');
    expect(screen.getByText('anna@acme.test, ben@acme.test')).toBeVisible();
    expect(
      screen.getByText(/To add people, the file also needs Employee ID, Phone and Department/u),
    ).toBeVisible();
  });

  it('assigns each field to one column, and compares the file with the directory', async () => {
    stands({ state: 'MAPPING' });
    const asked = answer(NameColumnsDocument, {
      updateImportColumns: anImport({ state: 'COMPARING' }),
    });
    const { user } = renderPage();
    await user.selectOptions(await nameOf('Contact'), 'NAME');
    expect(await nameOf('NAME')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Compare with the directory' }));
    expect(
      await screen.findByRole('heading', { name: 'Comparing with the directory' }),
    ).toBeVisible();
    expect(asked).toEqual([
      {
        id,
        identifyBy: 'EMAIL',
        columns: [
          { index: 0, field: null },
          { index: 1, field: 'EMAIL' },
          { index: 2, field: 'NAME' },
        ],
      },
    ]);
  });

  it('names the missing column, and sends nothing', async () => {
    stands({ state: 'MAPPING' });
    const asked = answer(NameColumnsDocument, { updateImportColumns: anImport() });
    const { user } = renderPage();
    await user.click(await screen.findByRole('radio', { name: 'Mobile' }));
    await user.click(screen.getByRole('button', { name: 'Compare with the directory' }));
    expect(within(screen.getByRole('alert')).getByText(/column with ‘Phone’/u)).toBeVisible();
    expect(asked).toHaveLength(0);
  });
});
