import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  CaseTracesDocument,
  type CaseTracesQuery,
  InsightsPageDocument,
} from '../../../generated/graphql.ts';
import { MINUTE } from '../../../lib/durations.ts';
import { aReporting, nothingReported } from '../../contacts/reporting/reporting.factory.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { aSession } from '../../../testing/render.tsx';
import { passTime } from '../../../testing/pass-time.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { answerInsights, renderInsights } from './insights.factory.tsx';

const noor = anEmployee({ name: 'Noor', isPositive: true, positiveDate: '2026-11-13' });
const farid = anEmployee({ name: 'Farid', isPositive: true, positiveDate: '2026-11-18' });

type Trace = CaseTracesQuery['positiveTraces'][number];

const traceOf = (
  employee: { id: string },
  people: [id: string, level: number][] = [],
  rest: Partial<Trace> = {},
): Trace => ({
  person: { id: employee.id },
  reporting: aReporting(),
  exposures: people.map(([name, level]) => {
    const id = `01900000-0000-7000-8000-${name.padStart(12, '0')}`;
    return { level, person: { id, isPositive: false } };
  }),
  ...rest,
});

const noorsTrace = traceOf(noor, [
  ['1', 1],
  ['2', 1],
  ['3', 2],
  ['4', 3],
]);
const faridsTrace = traceOf(farid, [['2', 1]]);
const bothCases: CaseTracesQuery = { positiveTraces: [faridsTrace, noorsTrace] };

const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;

describe('InsightsPage', () => {
  it('shows the number of cases and of people exposed', async () => {
    answerInsights([noor, farid]);
    const asked = answer(CaseTracesDocument, bothCases);
    renderInsights();
    // One person was exposed by both cases, and counts once.
    expect(await screen.findByText('2 positive cases, 4 people exposed')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(await row('Noor')).toHaveTextContent(/POSITIVEon 13\/11\/20264211Open tracing$/);
    const links = within(await row('Noor'));
    expect(links.getByRole('link', { name: 'Exposed by Noor: 4' })).toHaveAttribute(
      'href',
      `/dashboard/acme/tracing/${noor.id}`,
    );
    expect(links.getByRole('link', { name: 'Exposed by Noor on level 1: 2' })).toHaveAttribute(
      'href',
      `/dashboard/acme/tracing/${noor.id}#level-1`,
    );
    const names = screen.getAllByRole('row').slice(1);
    expect(names[0]).toHaveTextContent('Farid');
  });

  it('shows numbers but neither cases nor people to a viewer', async () => {
    answerInsights([noor]);
    renderInsights('', aSession({}, ['figures:read']));
    expect(await screen.findByText('Safety Indicator')).toBeVisible();
    expect(screen.getByText('Company totals, without names.')).toBeVisible();
    expect(screen.queryByText('Open cases')).toBeNull();
    expect(screen.queryByText('Positive cases')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['there are some', [noor]],
    ['there are none', []],
  ])('shows Today first, then the cases, then the other numbers, if %s', async (_, cases) => {
    answerInsights(cases);
    answer(CaseTracesDocument, bothCases);
    renderInsights();
    await screen.findByText('Open cases');
    await screen.findByRole('heading', {
      name: cases.length > 0 ? 'Positive cases' : 'Nobody is marked positive',
    });
    const order = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((title) =>
        ['Today', 'Positive cases', 'Open cases', 'Safety Indicator'].includes(title),
      );
    expect(order).toEqual(['Today', 'Positive cases', 'Open cases', 'Safety Indicator']);
  });

  it('links to the tracing of a case', async () => {
    answerInsights([noor]);
    answer(CaseTracesDocument, bothCases);
    const { user, address } = renderInsights();
    await user.click(await screen.findByRole('link', { name: 'Open tracing of Noor' }));
    expect(address()).toBe(`/dashboard/acme/tracing/${noor.id}`);
  });

  it('shows that exposure is not known if no phone has reported', async () => {
    answerInsights([noor]);
    answer(CaseTracesDocument, {
      positiveTraces: [traceOf(noor, [], { reporting: nothingReported() })],
    });
    renderInsights();
    expect(
      await screen.findByText('1 positive case, not known who was exposed: no phone reported'),
    ).toBeVisible();
    expect(await row('Noor')).toHaveTextContent(
      /POSITIVEon 13\/11\/2026 Not known: no phone reportedOpen tracing$/,
    );
  });

  it('traces the cases again every minute, and keeps the traces if that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerInsights([noor]);
    answer(CaseTracesDocument, {
      positiveTraces: [traceOf(noor, [], { reporting: nothingReported() })],
    });
    renderInsights();
    expect(
      await screen.findByText('1 positive case, not known who was exposed: no phone reported'),
    ).toBeVisible();
    answer(CaseTracesDocument, { positiveTraces: [noorsTrace] });
    await passTime(MINUTE);
    expect(await screen.findByText('1 positive case, 4 people exposed')).toBeVisible();
    const asked = vi.fn<() => undefined>();
    refuse(CaseTracesDocument, { message: 'Something went wrong' }, { until: asked });
    await passTime(MINUTE);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await passTime(1_000);
    expect(screen.getByText('1 positive case, 4 people exposed')).toBeVisible();
  });

  it('counts zero if phones reported and nobody was exposed', async () => {
    answerInsights([noor]);
    answer(CaseTracesDocument, { positiveTraces: [traceOf(noor)] });
    renderInsights();
    expect(await screen.findByText('1 positive case, nobody exposed')).toBeVisible();
    expect(await row('Noor')).toHaveTextContent(/0000Open tracing$/);
  });

  it('shows a calm state if nobody is positive', async () => {
    answerInsights();
    const { user, address } = renderInsights();
    expect(await screen.findByRole('heading', { name: 'Nobody is marked positive' })).toBeVisible();
    expect(screen.getByText('No positive case')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open a case' }));
    expect(address()).toBe('/dashboard/acme/cases?dialog=open');
  });

  it('shows the cases while their traces are loading', async () => {
    answerInsights([noor]);
    answer(CaseTracesDocument, bothCases, { delay: 'infinite' });
    renderInsights();
    expect(await screen.findByRole('link', { name: 'Noor' })).toBeVisible();
    expect(screen.getByText('1 positive case, tracing their contacts…')).toBeVisible();
  });

  it('keeps the cases if they cannot be traced, and retries from any of them', async () => {
    answerInsights([noor, farid]);
    loseConnection(CaseTracesDocument);
    const { user } = renderInsights();
    expect(await screen.findByText('2 positive cases, not known who was exposed')).toBeVisible();
    answer(CaseTracesDocument, bothCases);
    await user.click(
      within(await row('Farid')).getByRole('button', { name: 'Try again to trace Farid' }),
    );
    expect(await screen.findByText('2 positive cases, 4 people exposed')).toBeVisible();
  });

  it('requests the traces again when another person becomes positive', async () => {
    answerInsights([noor, farid]);
    let traced: Trace[] = [noorsTrace];
    const asked = answer(CaseTracesDocument, () => {
      const answered = { positiveTraces: traced };
      traced = [faridsTrace, noorsTrace];
      return answered;
    });
    renderInsights();
    expect(await screen.findByText('2 positive cases, 4 people exposed')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('loads again on “Try again”', async () => {
    answerInsights();
    loseConnection(InsightsPageDocument);
    const { user } = renderInsights();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(InsightsPageDocument, { positiveEmployees: [] });
    await user.click(retry);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Nobody is marked positive' })).toBeVisible(),
    );
  });
});
