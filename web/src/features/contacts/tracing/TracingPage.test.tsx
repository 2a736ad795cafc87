import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  EvidencePanelDocument,
  TraceDocument,
  TracedCaseDocument,
  TracingPageDocument,
} from '../../../generated/graphql.ts';
import { aReporting, nothingReported } from '../reporting/reporting.factory.ts';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { answer, answerFile, loseConnection, refuse } from '../../../testing/server.ts';
import { aMeeting, aPerson, aTrace, caseWindow } from './chain.factory.ts';
import { continuousEvidence } from './evidence.factory.ts';
import {
  employee,
  noor,
  renderCase,
  renderTracing,
  theCase,
  toAna,
  toFormer,
} from './tracing-case.factory.tsx';

/** Creates a case in which Noor met a number of people. */
const manyExposed = (count: number) =>
  aTrace(
    noor,
    Array.from({ length: count }, (_, index) => [
      aMeeting(
        noor,
        aPerson(`P${index}`, { id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}` }),
        toAna.reachedAt,
      ),
    ]),
  );

describe('list of exposed people', () => {
  it('shows state, window and threshold, and leaves the default window to the gateway', async () => {
    const { asked } = renderCase();
    expect(await screen.findByText('3 people exposed: 2 directly, 1 through others')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tracing Noor');
    expect(screen.getByText('E-Noor · Kitchen')).toBeVisible();
    expect(screen.getByText('on 18/11/2026')).toBeVisible();
    expect(screen.getByText('15 min')).toBeVisible();
    expect(asked).toEqual([{ employee: { code: 'E-Noor' } }]);
  });

  it('links to the open case of the person', async () => {
    const open = {
      id: 'k1',
      number: 12,
      disease: 'COVID_19' as const,
      classification: 'CONFIRMED' as const,
      outcome: null,
    };
    answer(TracingPageDocument, { employee: { ...employee, cases: [open] } });
    answer(TraceDocument, { trace: theCase });
    renderTracing();
    expect(
      await screen.findByRole('link', { name: 'Case C-12: COVID-19, Confirmed, open' }),
    ).toHaveAttribute('href', '/dashboard/acme/cases/12');
    expect(screen.getByRole('button', { name: 'Open a case' })).toBeVisible();
  });

  it('scrolls to the level in the address once the people are there', async () => {
    const shown = vi.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
    renderCase('#level-2');
    await screen.findByRole('table', { name: 'Level 2' });
    await waitFor(() =>
      expect(shown.mock.contexts).toContain(screen.getByRole('heading', { name: 'Level 2' })),
    );
  });

  it('groups people by level, with moment, minutes, rule and path in words', async () => {
    renderCase();
    const direct = within(await screen.findByRole('table', { name: 'Level 1' }));
    const ana = within(direct.getByText('Ana').closest('tr')!);
    expect(ana.getByText('E-Ana · Sales')).toBeVisible();
    expect(ana.getByText(/^Tue 17 Nov.*10:20$/)).toBeVisible();
    expect(ana.getByText('22 min')).toBeVisible();
    expect(ana.getByText('Continuous')).toBeVisible();
    expect(
      ana.getByRole('button', { name: 'met Noor on Tue 17 Nov, 10:05 for 22 min' }),
    ).toBeVisible();
    const ben = within(direct.getByText('Ben').closest('tr')!);
    expect(ben.getByText('Cumulative')).toBeVisible();
    expect(ben.getByText('POSITIVE')).toBeVisible();

    const others = within(screen.getByRole('table', { name: 'Level 2' }));
    const steps = within(others.getByText('Former employee').closest('tr')!).getAllByRole('button');
    expect(steps.map((step) => step.textContent)).toEqual([
      'met Ana on Wed 18 Nov, 10:05 for 22 min',
      'who met Noor on Tue 17 Nov, 10:05 for 22 min',
    ]);
  });

  it('links to each person and shows how to contact them', async () => {
    const { user } = renderCase();
    const direct = within(await screen.findByRole('table', { name: 'Level 1' }));
    const ana = within(direct.getByText('Ana').closest('tr')!);
    expect(ana.getByRole('link', { name: 'Ana' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E-Ana',
    );
    expect(ana.getByRole('link', { name: '+65 81234567' })).toHaveAttribute(
      'href',
      'tel:+6581234567',
    );
    expect(ana.getByRole('link', { name: 'Email Ana' })).toHaveAttribute(
      'href',
      'mailto:ana@acme.example',
    );
    await user.click(ana.getByRole('button', { name: 'Copy contact details of Ana' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Ana, E-Ana, Sales, +65 81234567, ana@acme.example',
    );
  });

  it('offers no contact details of a former employee', async () => {
    renderCase();
    const others = within(await screen.findByRole('table', { name: 'Level 2' }));
    const row = within(others.getByText('Former employee').closest('tr')!);
    expect(row.queryAllByRole('link')).toEqual([]);
    expect(row.queryByRole('button', { name: /^Copy/u })).toBeNull();
  });

  it('exports everybody exposed in the current window as CSV', async () => {
    const saved = captureSavedFiles();
    const asked = answerFile('/api/contacts/exposed/export', 'exposed_E-Noor.csv', 'LEVEL');
    const { user } = renderCase();
    await screen.findByRole('table', { name: 'Level 1' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('exposed_E-Noor.csv');
    const window = new URLSearchParams({ from: theCase.from, until: theCase.until });
    expect(asked).toEqual([`/api/contacts/exposed/export?employee=${noor.id}&${window}`]);
  });

  it('shows that the window begins before the oldest kept records', async () => {
    answer(TracingPageDocument, { employee });
    answer(TraceDocument, { trace: theCase });
    // The window begins on 16 November in Singapore.
    renderTracing('', '2026-11-17');
    expect(await screen.findByText('Records before 17/11/2026 are no longer kept.')).toBeVisible();
  });

  it('shows no such note if the window begins with the oldest kept records', async () => {
    answer(TracingPageDocument, { employee });
    answer(TraceDocument, { trace: theCase });
    renderTracing('', '2026-11-16');
    expect(await screen.findByText('3 people exposed: 2 directly, 1 through others')).toBeVisible();
    expect(screen.queryByText(/no longer kept/)).toBeNull();
  });

  it('shows that nobody was exposed, and what to do', async () => {
    const { user, address } = renderCase('', aTrace(noor, []));
    expect(
      await screen.findByRole('heading', { name: 'Nobody was exposed in this window' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open Analytics' }));
    expect(address()).toBe('/dashboard/acme/analytics');
  });

  it.each([
    [nothingReported(), 'No phone or camera reported in this window.'],
    [
      aReporting({ phone: 'SILENT', recordedBy: [] }),
      'The phone of Noor reported nothing in this window, and no other phone or camera recorded Noor.',
    ],
  ])(
    'does not claim that nobody was exposed if nothing was measured (%#)',
    async (reporting, why) => {
      renderCase('', { ...aTrace(noor, []), reporting });
      expect(
        await screen.findByRole('heading', { name: 'Not known who was exposed' }),
      ).toBeVisible();
      expect(screen.getByText('Not known who was exposed in this window')).toBeVisible();
      expect(screen.getByText(new RegExp(`^${why}`, 'u'))).toBeVisible();
      expect(screen.queryByText(/Nobody/u)).toBeNull();
    },
  );

  it('traces the open case of the person by default', async () => {
    answer(TracingPageDocument, { employee });
    const asked = answer(TraceDocument, { trace: { ...theCase, caseNumber: 12 } });
    renderTracing();
    expect(
      await screen.findByText('This is the infectious window of case C-12 of COVID-19.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Window')).toHaveDisplayValue(
      'Infectious window of the open case',
    );
    expect(asked).toEqual([{ employee: { code: 'E-Noor' } }]);
  });

  it('warns that a silent phone may have missed people', async () => {
    renderCase('', { ...theCase, reporting: aReporting({ phone: 'SILENT' }) });
    expect(
      await screen.findByText(
        'The phone of Noor reported nothing in this window: only what other phones recorded is known.',
      ),
    ).toBeVisible();
  });

  it('shows a skeleton until the case has loaded', async () => {
    answer(TracingPageDocument, { employee }, { delay: 'infinite' });
    const asked = answer(TraceDocument, { trace: theCase });
    renderTracing();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    // Meanwhile the trace is requested.
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});

describe('a case that cannot be shown', () => {
  it('shows the same for another company’s person and an unknown one', async () => {
    refuse(TracingPageDocument, { code: 'NOT_FOUND', message: 'Not found' });
    refuse(TraceDocument, { code: 'NOT_FOUND', message: 'Not found' });
    const { user, address } = renderTracing();
    expect(await screen.findByRole('heading', { name: 'Person not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the Employee Directory' }));
    expect(address()).toBe('/dashboard/acme/emp');
  });

  it('loads again on “Try again”', async () => {
    answer(TracingPageDocument, { employee });
    loseConnection(TraceDocument);
    const { user } = renderTracing();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(TraceDocument, { trace: theCase });
    await user.click(retry);
    expect(await screen.findByRole('table', { name: 'Level 1' })).toBeVisible();
  });
});

describe('window of a trace', () => {
  it('is kept in the address', async () => {
    const { user, asked, address } = renderCase();
    await screen.findByRole('table', { name: 'Level 1' });
    await user.selectOptions(screen.getByLabelText('Window'), 'Last 7 days');
    expect(address()).toBe('/dashboard/acme/tracing/E-Noor?from=7d');
    await waitFor(() => expect(asked).toHaveLength(2));
    const { from, until } = asked[1] ?? {};
    expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(7 * 86_400_000);
  });

  it('accepts a custom range in the company’s time zone, and shows errors beside the fields', async () => {
    const { user, asked, address } = renderCase();
    await screen.findByRole('table', { name: 'Level 1' });
    await user.selectOptions(screen.getByLabelText('Window'), 'Custom');
    expect(screen.getByLabelText('From')).toHaveValue('16/11/2026');
    expect(screen.getByLabelText('From, hours')).toHaveValue('00');
    expect(screen.getByLabelText('From, minutes')).toHaveValue('00');

    await user.clear(screen.getByLabelText('Until'));
    await user.type(screen.getByLabelText('Until'), '15/11/2026');
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(
      'The end must be after the start',
    );
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(asked).toHaveLength(1);

    await user.clear(screen.getByLabelText('Until'));
    await user.type(screen.getByLabelText('Until'), '17/11/2026');
    await user.type(screen.getByLabelText('Until, hours'), '1830');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(address()).toContain('until=2026-11-17T18%3A30');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({
      from: caseWindow.from,
      until: '2026-11-17T10:30:00.000Z',
    });
  });

  it('shows the gateway’s error for a custom range beside its field', async () => {
    answer(TracingPageDocument, { employee });
    refuse(TraceDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Invalid',
      fields: [{ field: 'from', message: 'At most 366 days' }],
    });
    renderTracing('?from=2020-01-01T00:00&until=2026-11-17T00:00');
    expect(await screen.findByText('At most 366 days')).toBeVisible();
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription('At most 366 days');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('a list of hundreds of people', () => {
  it('is complete', async () => {
    renderCase('', manyExposed(130));
    expect(await screen.findByText('130 people, in contact with Noor')).toBeVisible();
    expect(screen.getByText('P0')).toBeVisible();
    expect(await screen.findByText('P129')).toBeVisible();
  });
});

describe('trace of a case', () => {
  const latentDays = 1;
  const ofCase = {
    ...theCase,
    caseNumber: 12,
    disease: 'MEASLES',
    latentDays,
  } as const;
  const answerCase = (trace: typeof theCase = ofCase) => {
    answer(TracingPageDocument, { employee });
    return answer(TracedCaseDocument, { case: { id: 'k12', trace } });
  };

  it('covers its window and latent time, and requests the matching evidence', async () => {
    const late = { ...toFormer, countedFrom: '2026-11-18T02:20:00.000Z' };
    const asked = answerCase({
      ...ofCase,
      exposures: aTrace(noor, [[toAna], [toAna, late]]).exposures,
    });
    const evidence = answer(EvidencePanelDocument, { meeting: continuousEvidence(late) });
    captureSavedFiles();
    const exported = answerFile('/api/contacts/exposed/export', 'exposed_E-Noor.csv', 'LEVEL');
    const { user } = renderTracing('?case=12');
    expect(
      await screen.findByText(
        'This is the infectious window of case C-12 of Measles. Exposed people pass it on no earlier than 1 day after their exposure, its latent time.',
      ),
    ).toBeVisible();
    expect(asked).toEqual([{ number: 12 }]);
    expect(screen.getByLabelText('Window')).toHaveDisplayValue('Infectious window of case C-12');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(exported).toEqual([`/api/contacts/exposed/export?employee=${noor.id}&case=12`]),
    );
    await user.click(screen.getByRole('button', { name: /^met Ana/ }));
    expect(
      await screen.findByText(
        'Wed 18 Nov 2026, 10:20:00, 1 day after Ana was exposed, the latent time',
      ),
    ).toBeVisible();
    expect(evidence).toMatchObject([{ from: late.countedFrom, until: late.countedUntil }]);
  });

  it('is left by choosing another window', async () => {
    answerCase();
    const asked = answer(TraceDocument, { trace: theCase });
    const { user, address } = renderTracing('?case=12');
    await screen.findByRole('table', { name: 'Level 1' });
    await user.selectOptions(screen.getByLabelText('Window'), 'Last 7 days');
    expect(address()).toBe('/dashboard/acme/tracing/E-Noor?from=7d');
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('is not shown for somebody else’s case, or an unknown one', async () => {
    answerCase({ ...ofCase, person: toAna.person });
    const { unmount } = renderTracing('?case=12');
    expect(await screen.findByText(/^Noor has no case C-12/)).toBeVisible();
    unmount();
    refuse(TracedCaseDocument, { code: 'NOT_FOUND', message: 'Not found' });
    renderTracing('?case=99');
    expect(await screen.findByText(/^Noor has no case C-99/)).toBeVisible();
    expect(screen.getByLabelText('Window')).toBeVisible();
  });
});
