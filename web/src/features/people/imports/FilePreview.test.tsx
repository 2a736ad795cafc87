import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChooseFileDocument } from '../../../generated/graphql.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { passUploads } from '../../../testing/uploads.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { anImport } from './import.factory.ts';

const renderFirstStep = () => {
  const started: string[] = [];
  const rendered = renderScreen(<ChooseFile onStarted={(id) => started.push(id)} />, {
    path: '/dashboard/:companyName/emp/import',
    at: '/dashboard/acme/emp/import',
  });
  return { ...rendered, started, file: screen.getByLabelText<HTMLInputElement>('File') };
};

/** Renders the first step and chooses a file with this content. */
const choose = async (content: string, name = 'people.csv') => {
  const rendered = renderFirstStep();
  await rendered.user.upload(rendered.file, new File([content], name));
  const preview = within(await screen.findByRole('region', { name: 'First rows of the file' }));
  return { ...rendered, preview };
};

describe('the preview of a file', () => {
  it('shows headings, what they are recognised as, and rows, and the upload needs one press', async () => {
    passUploads();
    const sent = answer(ChooseFileDocument, { startImport: anImport({ state: 'READING' }) });
    const { user, started } = await choose(
      'ID;Full name;E-mail;Shoe size\n1;Anna Li;anna@acme.test;38\n',
    );
    expect(await screen.findByText(/^Columns are separated by semicolons\./)).toHaveTextContent(
      '3 of 4 headings are recognised.',
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'IDEmployee ID',
      'Full nameName',
      'E-mailEmail',
      'Shoe sizeNot recognised',
    ]);
    expect(screen.getByRole('cell', { name: 'anna@acme.test' })).toBeVisible();
    expect(screen.getByText(/^As your browser reads it\./)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Upload and preview' }));
    await waitFor(() => expect(started).toEqual([anImport().id]));
    expect(sent).toHaveLength(1);
  });

  it('says which column is missing to identify people', async () => {
    const { user } = await choose('Name,Mobile\nAnna,81234561\n');
    expect(await screen.findByText(/^No column with ‘Email’/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    expect(screen.queryByText(/^No column with/)).toBeNull();
  });

  it('says that no column identifies anybody', async () => {
    await choose('Surname,Shoe size\nLi,38\n');
    expect(await screen.findByText(/^No column with an email or a mobile number\./)).toBeVisible();
  });

  it('shortens long cells and wide files', async () => {
    const headings = Array.from({ length: 150 }, (_, at) => `c${at}`).join(',');
    await choose(`${headings}\n${'x'.repeat(5_000)},1\n`);
    expect(await screen.findByText('and 120 more columns')).toBeVisible();
    expect(screen.getByRole('cell', { name: /^x{100}…$/ })).toBeVisible();
  });

  it('follows after the upload for Excel files', async () => {
    const { preview } = await choose('PK\u0003\u0004', 'people.xlsx');
    expect(await preview.findByText('The preview follows after the upload.')).toBeVisible();
    expect(preview.queryByRole('table')).toBeNull();
  });

  it('shows nothing of files that cannot be imported', async () => {
    const { user, file } = renderFirstStep();
    await user.upload(file, new File([''], 'people.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is empty.');
    expect(screen.queryByRole('region', { name: 'First rows of the file' })).toBeNull();
  });
});
