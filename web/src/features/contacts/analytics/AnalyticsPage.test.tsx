import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { shiftDay, todayIn } from '../../../lib/dates/dates.ts';
import { aContest, answerAccount, answerPreview } from '../../cases/contests/contests.factory.ts';
import { aReporting } from '../reporting/reporting.factory.ts';
import {
  CumulativeContactsDocument,
  NoContactsDocument,
  NoContactsOfPersonDocument,
  type NoContactsQuery,
} from '../../../generated/graphql.ts';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { answer, loseConnection, server } from '../../../testing/server.ts';
import { noor, renderAnalytics, table } from './analytics.factory.tsx';
import { aContinuousContact, aCumulativeContact } from './contacts.factory.ts';

/** Waits until both tables show their contacts; the second is rendered in the background. */
const waitForTables = async () => {
  expect(await screen.findByText('1–10 of 25')).toBeVisible();
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
};

const today = todayIn('Asia/Singapore');
const yesterday = shiftDay(today, -1);

/** Answers requests for files; returns their URLs. */
const answerFiles = (): string[] => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/contacts/:kind/export', ({ request, params }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      const disposition = `attachment; filename="${String(params['kind'])}_contacts.csv"`;
      return new HttpResponse('NAME', { headers: { 'content-disposition': disposition } });
    }),
  );
  return asked;
};

const answerSources = (reportingSources: NoContactsQuery['reportingSources']) =>
  answer(NoContactsDocument, { reportingSources });

describe('tables of contacts', () => {
  it('show the last 2 days', async () => {
    const { continuous, cumulative } = renderAnalytics();
    await waitForTables();
    const range = { from: yesterday, to: today, page: 1, pageSize: 10, employee: null };
    expect(continuous).toEqual([range]);
    expect(cumulative).toEqual([range]);
    const [, row] = table('Continuous contacts').getAllByRole('row');
    expect(row).toHaveTextContent(/AnaE-Ana · SalesBenE-Ben · Sales.*22 min15 minMobile/);
  });

  it('strike through contested contacts, and contest others', async () => {
    answerAccount();
    const previewed = answerPreview();
    const { user } = renderAnalytics('', [
      aContinuousContact({ isContested: true, contests: [aContest()] }),
      aContinuousContact({ startedAt: '2026-11-16T02:05:00.000Z' }),
    ]);
    await screen.findByText('1–10 of 25');
    const [head, struck, counted] = table('Continuous contacts').getAllByRole('row');
    expect(head).toHaveTextContent(/Contested$/);
    expect(struck).toHaveAttribute('data-struck');
    expect(within(struck!).getByRole('button', { name: 'Contested' })).toBeVisible();
    expect(within(struck!).queryByRole('button', { name: /^Contest contact:/ })).toBeNull();
    await user.click(
      within(counted!).getByRole('button', { name: 'Contest contact: Ana and Ben' }),
    );
    expect(await screen.findByText(/^22 min of contact/)).toBeVisible();
    expect(previewed).toMatchObject([{ input: { from: '2026-11-16T02:05:00.000Z' } }]);
  });

  it('contest the 24 hours of a cumulative contact', async () => {
    answerAccount();
    const previewed = answerPreview();
    const { user } = renderAnalytics();
    await waitForTables();
    const [, row] = table('Cumulative contacts').getAllByRole('row');
    await user.click(within(row!).getByRole('button', { name: /^Contest contact:/ }));
    expect(await screen.findByText(/^22 min of contact/)).toBeVisible();
    expect(previewed).toMatchObject([
      { input: { from: '2026-11-17T01:00:00.000Z', until: '2026-11-18T01:00:00.000Z' } },
    ]);
  });

  it('have separate pages in the address', async () => {
    const { user, continuous, cumulative, address } = renderAnalytics();
    const pages = within(
      await screen.findByRole('navigation', { name: 'Pages of Continuous contacts' }),
    );
    await user.click(pages.getByRole('button', { name: 'Page 2' }));
    expect(address()).toBe('/dashboard/acme/analytics?continuous=2');
    await waitFor(() => expect(continuous).toHaveLength(2));
    expect(continuous[1]).toMatchObject({ page: 2 });
    expect(cumulative).toHaveLength(1);
  });

  it('read the range from the address', async () => {
    const { continuous } = renderAnalytics('?from=2026-01-05&to=2026-01-09');
    await screen.findByText('1–10 of 25');
    expect(continuous[0]).toMatchObject({ from: '2026-01-05', to: '2026-01-09' });
  });

  it('show that the range begins before the oldest kept records', async () => {
    renderAnalytics('?from=2026-01-05&to=2026-01-09', undefined, null, '2026-01-06');
    expect(await screen.findByText('Records before 6/1/2026 are no longer kept.')).toBeVisible();
  });

  it('follow a changed range, and ignore an invalid one', async () => {
    const { user, continuous, address } = renderAnalytics('?from=2026-01-05&to=2026-01-09');
    await screen.findByText('1–10 of 25');
    const from = screen.getByRole('combobox', { name: 'From' });
    await user.clear(from);
    await user.type(from, '10/1/2026');
    fireEvent.blur(from);
    expect(screen.getByText('The last day must not be before the first')).toBeVisible();
    expect(continuous).toHaveLength(1);
    await user.clear(from);
    await user.type(from, '8/1/2026');
    fireEvent.blur(from);
    await waitFor(() => expect(address()).toContain('from=2026-01-08&to=2026-01-09'));
    await waitFor(() => expect(continuous.at(-1)).toMatchObject({ from: '2026-01-08' }));
  });

  it('show that there was no contact', async () => {
    answerSources({ phones: true, cameras: false, namingCameras: false });
    renderAnalytics('', []);
    expect(await screen.findByRole('heading', { name: 'No contacts on these days' })).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Export CSV of Continuous contacts' }),
    ).toBeDisabled();
  });

  it.each([
    [false, 'No phone or camera reported on these days.'],
    [true, 'No phone reported on these days. Cameras saw breaches but name nobody.'],
  ])(
    'show that contacts are not known if nothing identified people (cameras: %s)',
    async (cameras, why) => {
      const asked = answerSources({ phones: false, cameras, namingCameras: false });
      renderAnalytics('?from=2026-01-05&to=2026-01-09', []);
      expect(
        await screen.findByRole('heading', { name: 'Contacts on these days are not known' }),
      ).toBeVisible();
      expect(screen.getByText(why)).toBeVisible();
      expect(screen.queryByText(/No two people/u)).toBeNull();
      expect(asked[0]).toEqual({ from: '2026-01-05', to: '2026-01-09' });
    },
  );

  it('show that contacts are not known if the chosen person’s phone reported nothing', async () => {
    const asked = answer(NoContactsOfPersonDocument, {
      personReporting: aReporting({ phone: 'SILENT', recordedBy: [] }),
    });
    renderAnalytics(`?person=${noor.id}&from=2026-01-05&to=2026-01-09`, []);
    expect(
      await screen.findByText(
        'The phone of Noor reported nothing on these days, and no other phone or camera recorded Noor.',
      ),
    ).toBeVisible();
    expect(asked[0]).toEqual({ id: noor.id, from: '2026-01-05', to: '2026-01-09' });
  });

  it('fail and are retried separately', async () => {
    const { user } = renderAnalytics();
    loseConnection(CumulativeContactsDocument);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(table('Cumulative contacts').getByRole('button', { name: 'Try again' })).toBe(retry);
    expect(await screen.findByText('1–10 of 25')).toBeVisible();
    answer(CumulativeContactsDocument, {
      cumulativeContacts: { items: [aCumulativeContact()], total: 1 },
    });
    await user.click(retry);
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
  });
});

describe('tables of a chosen person', () => {
  it('list the contacts of this person in the range', async () => {
    const { continuous, cumulative } = renderAnalytics(`?person=${noor.id}`);
    await waitForTables();
    const asked = { from: yesterday, to: today, page: 1, pageSize: 10, employee: { id: noor.id } };
    expect(continuous).toEqual([asked]);
    expect(cumulative).toEqual([asked]);
    expect(table('Continuous contacts').getByText(/Only contacts of Noor\.$/u)).toBeVisible();
  });

  it('cover the tracing window of a positive person, or the chosen days', async () => {
    const { user, traced, continuous, cumulative, address } = renderAnalytics(
      `?person=${noor.id}`,
      undefined,
      null,
      null,
      true,
    );
    expect(await screen.findByText(/^Noor is positive: the page shows the days/u)).toBeVisible();
    await waitForTables();
    const asked = { from: '2026-01-03', to: '2026-01-07', employee: { id: noor.id } };
    expect(traced).toEqual([{ employee: { id: noor.id } }]);
    expect(continuous).toEqual([expect.objectContaining(asked)]);
    expect(cumulative).toEqual([expect.objectContaining(asked)]);
    const from = screen.getByRole('combobox', { name: 'From' });
    expect(from).toHaveValue('3/1/2026');

    await user.clear(from);
    await user.type(from, '5/1/2026');
    fireEvent.blur(from);
    await waitFor(() => expect(address()).toContain('from=2026-01-05&to=2026-01-07'));
    await waitFor(() => expect(continuous.at(-1)).toMatchObject({ from: '2026-01-05' }));
    expect(screen.queryByText(/^Noor is positive/u)).toBeNull();
  });

  it('export the contacts of this person', async () => {
    const saved = captureSavedFiles();
    const asked = answerFiles();
    const { user } = renderAnalytics(`?person=${noor.id}&from=2026-01-05&to=2026-01-09`);
    await screen.findByText('1–10 of 25');
    await user.click(screen.getByRole('button', { name: 'Export CSV of Continuous contacts' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual([
      `/api/contacts/continuous/export?from=2026-01-05&to=2026-01-09&employee=${noor.id}`,
    ]);
  });
});

describe('CSV export of contacts', () => {
  it('saves the file of each table for the range, under the gateway’s file name', async () => {
    const saved = captureSavedFiles();
    const asked = answerFiles();
    const { user } = renderAnalytics('?from=2026-01-05&to=2026-01-09');
    await waitForTables();
    await user.click(screen.getByRole('button', { name: 'Export CSV of Continuous contacts' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Export CSV of Cumulative contacts' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(asked).toEqual([
      '/api/contacts/continuous/export?from=2026-01-05&to=2026-01-09',
      '/api/contacts/cumulative/export?from=2026-01-05&to=2026-01-09',
    ]);
    expect(saved.map(({ name }) => name)).toEqual([
      'continuous_contacts.csv',
      'cumulative_contacts.csv',
    ]);
    expect(await saved[0]!.content.text()).toBe('NAME');
  });

  it('shows an error if the export fails', async () => {
    const saved = captureSavedFiles();
    const { user } = renderAnalytics();
    await waitForTables();
    server.use(http.get('*/api/contacts/continuous/export', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Export CSV of Continuous contacts' }));
    expect(await screen.findByText(/^The export could not be made/)).toBeVisible();
    const message = 'Too many files are being made. Try again in a moment.';
    server.use(
      http.get('*/api/contacts/cumulative/export', () =>
        HttpResponse.json({ success: false, message }, { status: 503 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Export CSV of Cumulative contacts' }));
    expect(await screen.findByText(message, { exact: false })).toBeVisible();
    expect(saved).toEqual([]);
  });
});

it('explains how the numbers are calculated', async () => {
  renderAnalytics();
  const notes = within(await screen.findByRole('list', { name: 'Footnotes' }));
  expect(await notes.findByText('Contact threshold: 15 minutes.')).toBeVisible();
  expect(notes.getByText('Approximation error: plus or minus 5 minutes.')).toBeVisible();
  expect(
    notes.getByText(/takes effect after 24 hours\. The threshold becomes 10 minutes/),
  ).toHaveTextContent('Saturday, 21 November 2026 at 11:12:00');
});

describe('the embedded page of the company', () => {
  it('is sandboxed without same-origin access', async () => {
    renderAnalytics('', undefined, '/embedded/the-board');
    const page = await screen.findByTitle('Page of Acme');
    expect(page).toHaveAttribute('src', '/embedded/the-board');
    expect(page.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(screen.getByRole('heading', { name: 'Page of Acme' })).toBeVisible();
  });

  it('is missing if no address is configured', async () => {
    renderAnalytics();
    await screen.findByText('Contact threshold: 15 minutes.');
    expect(document.querySelector('iframe')).toBeNull();
  });
});
