import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EvidencePanelDocument } from '../../../generated/graphql.ts';
import { nothingReported } from '../reporting/reporting.factory.ts';
import { answer } from '../../../testing/server.ts';
import { aFollowUp, aTrace } from './chain.factory.ts';
import { continuousEvidence, cumulativeEvidence } from './evidence.factory.ts';
import { noor, renderCase, toAna, toBen, toFormer } from './tracing-case.factory.tsx';

describe('CaseReport', () => {
  const evidenceOf = ({ personId }: { personId: string }) => ({
    meeting:
      personId === toBen.person.id
        ? cumulativeEvidence(toBen)
        : continuousEvidence(personId === toAna.person.id ? toAna : toFormer),
  });

  it('contains the case, definitions, list and the evidence of every contact', async () => {
    const asked = answer(EvidencePanelDocument, evidenceOf);
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { user, address } = renderCase();
    await screen.findByRole('table', { name: 'Level 1' });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(address()).toBe('/dashboard/acme/tracing/E-Noor?view=print');

    const paper = within(await screen.findByRole('article'));
    await user.click(screen.getByRole('switch', { name: 'Include the evidence of each contact' }));
    expect(
      await paper.findByRole('heading', { name: 'Evidence 3: Ana to Former employee' }),
    ).toBeVisible();
    expect(asked).toHaveLength(3);
    for (const words of [
      '3 people exposed: 2 directly, 1 through others.',
      'Positive since Wed 18 Nov 2026',
      'Mon 16 Nov 2026, 00:00:00 to Fri 20 Nov 2026, 15:00:00',
      "in the company's time zone, Asia/Singapore",
      'Exposure',
    ])
      expect(paper.getByText(words)).toBeVisible();
    expect(paper.getAllByText('[evidence 1]')).toHaveLength(2);
    expect(paper.getAllByText('10:05:00 + 15 min = 10:20:00').length).toBeGreaterThan(0);
    expect(paper.getByText(/^Phone of Ben, 2 records/)).toHaveTextContent(
      'Tue 17 Nov 2026 13:13:00–13:21:00 (4.5 ft), 14:13:00–14:23:00 (4.5 ft)',
    );

    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Back to the case' }));
    expect(address()).toBe('/dashboard/acme/tracing/E-Noor');
  });

  it('leaves out the evidence unless requested, and shows how to contact everybody', async () => {
    const asked = answer(EvidencePanelDocument, evidenceOf);
    renderCase('?view=print');
    const paper = within(await screen.findByRole('article'));
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
    const ana = within(paper.getByText('Ana', { selector: 'b' }).closest('tr')!);
    expect(ana.getByText('+65 81234567')).toBeVisible();
    expect(ana.getByText('ana@acme.example')).toBeVisible();
    expect(paper.getAllByRole('columnheader', { name: 'Informed' })).toHaveLength(2);
    expect(paper.queryByText(/evidence/iu)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('shows the follow-up, with a checkbox for people to inform', async () => {
    const followUps = {
      Ana: aFollowUp({ testedOn: null, testResult: null }),
      Ben: aFollowUp({ state: 'TO_INFORM', informedAt: null, homeUntil: null }),
    };
    renderCase('?view=print', aTrace(noor, [[toAna], [toBen]], followUps));
    const paper = within(await screen.findByRole('article'));
    const rowOf = (name: string) => within(paper.getByText(name, { selector: 'b' }).closest('tr')!);
    expect(paper.getByRole('columnheader', { name: 'Follow-up' })).toBeVisible();
    expect(rowOf('Ana').getByText('Informed on Wed 18 Nov')).toBeVisible();
    expect(rowOf('Ana').getByText('In quarantine until Tue 1 Dec')).toBeVisible();
    expect(rowOf('Ana').queryByText('Informed')).toBeNull();
    expect(rowOf('Ben').getByText('To inform')).toBeVisible();
    expect(rowOf('Ben').getByText('Informed')).toBeVisible();
  });

  it('cannot be printed while evidence is missing, and requests only what is missing', async () => {
    let isDown = true;
    const asked = answer(EvidencePanelDocument, (variables) => {
      const isRefused = isDown && variables.personId === toFormer.person.id;
      return isRefused ? { meeting: null as never } : evidenceOf(variables);
    });
    const { user } = renderCase('?view=print');
    await user.click(
      await screen.findByRole('switch', { name: 'Include the evidence of each contact' }),
    );
    await screen.findByText('Evidence of 1 of 3 contacts could not be loaded.');
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
    expect(asked).toHaveLength(4);
  });

  it('prints what is not known, and the case that is traced', async () => {
    renderCase('?view=print', {
      ...aTrace(noor, []),
      caseNumber: 12,
      reporting: nothingReported(),
    });
    expect(await screen.findByText('Not known who was exposed in this window.')).toBeVisible();
    expect(
      screen.getByText('Not known. No phone or camera reported in this window.'),
    ).toBeVisible();
    expect(
      screen.getByText('This is the infectious window of case C-12 of COVID-19.'),
    ).toBeVisible();
    expect(screen.queryByText(/Nobody\. /u)).toBeNull();
  });

  it('shows that nobody was exposed', async () => {
    renderCase('?view=print', aTrace(noor, []));
    expect(await screen.findByText(/^Nobody\. No contact of Noor/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });
});
