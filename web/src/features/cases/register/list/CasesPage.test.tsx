import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { CasesPageDocument } from '../../../../generated/graphql.ts';
import { captureSavedFiles } from '../../../../testing/saved-files.ts';
import { answer, loseConnection, server } from '../../../../testing/server.ts';
import { aSession } from '../../../../testing/render.tsx';
import { exportAddress } from './cases-state.ts';
import { aCase, aClosedCase, answerCases, renderCases } from '../cases.factory.tsx';

const everything = {
  filter: {
    search: null,
    isOpen: null,
    diseases: null,
    classification: null,
    isIsolationOver: null,
    owner: null,
  },
  order: 'NEWEST',
  page: 1,
  pageSize: 20,
};
const found = { items: [aCase()], total: 45 };

describe('the list of cases', () => {
  it('shows person, disease, dates and state of each case', async () => {
    const asked = answerCases(
      aCase(),
      { ...aClosedCase(), id: 'k2', number: 11, isolation: null, openedBy: null },
      { ...aCase(), id: 'k3', number: 10, outcome: 'NOT_A_CASE' },
      {
        ...aCase(),
        id: 'k4',
        number: 9,
        window: { ...aCase().window, until: aCase().window.from, reason: 'empty' },
      },
    );
    const { user, address } = renderCases();
    expect(await screen.findByText('4 cases')).toBeVisible();
    const [, open, closed, dismissed, empty] = screen.getAllByRole('row').map((row) => within(row));
    expect(open!.getByText('E7 · Kitchen')).toBeInTheDocument();
    expect(open!.getAllByText('Open')[0]).toBeInTheDocument();
    expect(open!.getByText('Fri 2 May 2025 to Wed 14 May 2025')).toBeInTheDocument();
    expect(open!.getByText('by officer@acme.test')).toBeInTheDocument();
    expect(closed!.getAllByText('Closed as recovered')[0]).toBeInTheDocument();
    expect(closed!.getByText('not set')).toBeInTheDocument();
    expect(dismissed!.getAllByText('Closed as not a case')[0]).toBeInTheDocument();
    expect(empty!.getByText('–')).toBeInTheDocument();
    expect(asked).toEqual([everything]);
    await user.click(screen.getByRole('link', { name: 'C-12' }));
    expect(address()).toBe('/dashboard/acme/cases/12');
  });

  it('shows who opened a case by name', async () => {
    answerCases(aCase());
    renderCases('', [{ email: 'officer@acme.test', name: 'Ana Lim', role: 'SAFETY_OFFICER' }]);
    expect(await screen.findByText('by Ana Lim')).toBeInTheDocument();
  });

  it('shows who owns a case, and whose cases nobody owns', async () => {
    answerCases(aCase(), aCase({ id: 'k2', number: 11, owner: null }));
    renderCases('', [{ email: 'officer@acme.test', name: 'Ana Lim', role: 'SAFETY_OFFICER' }]);
    const [, owned, unowned] = (await screen.findAllByRole('row')).map((row) => within(row));
    expect(owned!.getByText('Ana Lim')).toHaveAttribute('title', 'officer@acme.test');
    expect(unowned!.getByText('nobody')).toBeInTheDocument();
  });

  it('filters the cases of the viewer, and those without an owner, also in the file', async () => {
    const asked = answerCases();
    const { user, address } = renderCases('', [], {
      ...aSession(),
      member: { email: 'me@acme.test', role: 'OWNER' },
    });
    const filter = await screen.findByLabelText('Owner');
    await user.selectOptions(filter, 'My cases');
    expect(address()).toBe('/dashboard/acme/cases?owner=me%40acme.test');
    await waitFor(() => expect(asked.at(-1)?.filter?.owner).toBe('me@acme.test'));
    await user.selectOptions(filter, 'Without an owner');
    await waitFor(() => expect(asked.at(-1)?.filter?.owner).toBe(''));
    expect(exportAddress(asked.at(-1)!)).toBe('/api/cases/export?order=NEWEST&unowned=true');
  });

  it('shows which isolations are over or wait for a report, and filters by that', async () => {
    const waiting = {
      until: null,
      isOver: false,
      rules: ['SYMPTOMS' as const],
      reason: 'until 48 hours after symptoms end',
    };
    const asked = answerCases(aCase(), aCase({ id: 'k2', number: 11, isolation: waiting }));
    const { user, address } = renderCases();
    const [, over, unknown] = (await screen.findAllByRole('row')).map((row) => within(row));
    expect(over!.getByText('ended on Wed 14 May 2025')).toBeInTheDocument();
    expect(unknown!.getByText('not known yet')).toHaveAttribute('title', waiting.reason);
    await user.selectOptions(screen.getByLabelText('Isolation'), 'Isolation over');
    expect(address()).toBe('/dashboard/acme/cases?isolation=over');
    await waitFor(() => expect(asked.at(-1)?.filter?.isIsolationOver).toBe(true));
    expect(exportAddress(asked.at(-1)!)).toBe(
      '/api/cases/export?order=NEWEST&isIsolationOver=true',
    );
  });

  it('exports all cases of its filters and order', async () => {
    answerCases();
    const asked: string[] = [];
    server.use(
      http.get('*/api/cases/export', ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('CASE');
      }),
    );
    const saved = captureSavedFiles();
    const { user } = renderCases('?search=li&state=closed&disease=covid-19&order=name&page=2');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['?order=NAME&search=li&isOpen=false&diseases=COVID_19']);
  });

  it('reads filters and order from the address', async () => {
    const asked = answerCases();
    renderCases(
      '?search=li&state=open&disease=covid-19&classification=confirmed&order=day-zero&page=2',
    );
    await waitFor(() =>
      expect(asked[0]).toEqual({
        filter: {
          search: 'li',
          isOpen: true,
          diseases: ['COVID_19'],
          classification: 'CONFIRMED',
          isIsolationOver: null,
          owner: null,
        },
        order: 'DAY_ZERO',
        page: 2,
        pageSize: 20,
      }),
    );
  });

  it('writes filters, order and page into the address', async () => {
    answer(CasesPageDocument, { cases: found });
    const { user, address } = renderCases();
    await screen.findByText('45 cases');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(address()).toBe('/dashboard/acme/cases?page=2');
    await user.selectOptions(screen.getByLabelText('State'), 'Open');
    await user.selectOptions(screen.getByLabelText('Disease'), 'Measles');
    await user.selectOptions(screen.getByLabelText('Classification'), 'Suspected');
    await user.selectOptions(screen.getByLabelText('Order'), 'By name');
    expect(address()).toBe(
      '/dashboard/acme/cases?state=open&disease=measles&classification=suspected&order=name',
    );
  });

  it('explains what a case is if there are none, and opens the dialog', async () => {
    answerCases();
    const { user } = renderCases();
    expect(await screen.findByRole('heading', { name: 'No case yet' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Open a case' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Open a case' })).toBeVisible();
  });

  it('shows that no case matches, and clears the filters', async () => {
    answerCases();
    const { user, address } = renderCases('?state=closed');
    await user.click(await screen.findByRole('button', { name: 'Show all cases' }));
    expect(address()).toBe('/dashboard/acme/cases');
  });

  it('loads again on “Try again”', async () => {
    loseConnection(CasesPageDocument);
    const { user } = renderCases();
    expect(await screen.findByText('The cases could not be loaded.')).toBeVisible();
    answerCases(aCase());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'C-12' })).toBeVisible();
  });
});
