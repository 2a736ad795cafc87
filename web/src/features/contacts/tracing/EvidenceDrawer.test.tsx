import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EvidencePanelDocument } from '../../../generated/graphql.ts';
import { answer, loseConnection } from '../../../testing/server.ts';
import { continuousEvidence, cumulativeEvidence } from './evidence.factory.ts';
import { noor, renderCase, toAna, toBen, toFormer } from './tracing-case.factory.tsx';

describe('EvidenceDrawer', () => {
  it('loads when opened, and shows the calculation of a continuous contact', async () => {
    const asked = answer(EvidencePanelDocument, { meeting: continuousEvidence(toAna) });
    const { user } = renderCase();
    const [step] = await screen.findAllByRole('button', { name: /^met Noor on/ });
    expect(asked).toEqual([]);
    await user.click(step!);

    const drawer = within(await screen.findByRole('dialog', { name: 'Noor → Ana' }));
    expect(await drawer.findByText(/^Together for 22 min without a gap/)).toBeVisible();
    expect(asked).toEqual([
      {
        carrierId: noor.id,
        personId: toAna.person.id,
        source: 'MOBILE',
        from: toAna.countedFrom,
        until: toAna.countedUntil,
      },
    ]);
    expect(drawer.getByText('10:05:00 + 15 min = 10:20:00')).toBeVisible();
    expect(drawer.getByText("Mon 16 Nov 2026, 00:00:00, the window's start")).toBeVisible();
    const records = within(drawer.getByRole('region', { name: 'Records' })).getAllByRole('row');
    expect(records.slice(2).map((row) => row.textContent)).toEqual([
      '10:05:0010:27:0022 minallAna4.5 ftTue 17 Nov, 10:57',
      '10:06:0010:27:0021 minallNoornot measuredTue 17 Nov, 10:57',
    ]);
    expect(drawer.getByText('Phone of Ana')).toBeInTheDocument();
  });

  it('shows who reported a contact added by hand, and its case', async () => {
    const byHand = { ...toAna, source: 'MANUAL' as const };
    const { evidence, ...meeting } = continuousEvidence(byHand);
    const manualContact = {
      id: 'k1',
      caseNumber: 12,
      informant: null,
      informantName: 'Reception',
      note: 'At lunch',
      addedBy: 'officer@acme.test',
    };
    const records = evidence.records.slice(0, 1).map((record) => ({ ...record, manualContact }));
    answer(EvidencePanelDocument, { meeting: { ...meeting, evidence: { ...evidence, records } } });
    const { user } = renderCase();
    await user.click((await screen.findAllByRole('button', { name: /^met Noor on/ }))[0]!);
    const drawer = within(await screen.findByRole('dialog', { name: 'Noor → Ana' }));
    expect(await drawer.findByText('Reception')).toBeVisible();
    expect(drawer.getByText('At lunch')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'C-12' })).toHaveAttribute(
      'href',
      '/dashboard/acme/cases/12',
    );
    expect(drawer.queryByText(/^Phone of/)).toBeNull();
  });

  it('opens once for the person in the address', async () => {
    answer(EvidencePanelDocument, { meeting: continuousEvidence(toAna) });
    const { user } = renderCase(`?evidence=${toAna.person.id}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Noor → Ana' }));
    expect(await drawer.findByText(/^Together for 22 min without a gap/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the sum of a cumulative contact', async () => {
    answer(EvidencePanelDocument, { meeting: cumulativeEvidence(toBen) });
    const { user } = renderCase();
    await user.click(await screen.findByRole('button', { name: /18 min within 24 hours/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Noor → Ben' }));
    expect(await drawer.findByText(/in 2 meetings/)).toBeVisible();
    const sum = within(drawer.getByRole('region', { name: 'Sum of Noor and Ben' }));
    expect(sum.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'TogetherLengthSum so far',
      'Tue 17 Nov 2026, 13:13:00 to 13:21:008 min8 min',
      'Tue 17 Nov 2026, 14:13:00 to 14:23:0010 min18 min',
    ]);
    expect(drawer.getByText('14:13:00 + 7 min = 14:20:00')).toBeVisible();
  });

  it('explains that a later contact counts from its carrier’s exposure', async () => {
    answer(EvidencePanelDocument, { meeting: continuousEvidence(toFormer) });
    const { user } = renderCase();
    await user.click(await screen.findByRole('button', { name: /^met Ana/ }));
    expect(
      await screen.findByText('Tue 17 Nov 2026, 10:20:00, when Ana was exposed'),
    ).toBeVisible();
  });

  it('closes with Escape and returns the focus; loads again on “Try again”', async () => {
    loseConnection(EvidencePanelDocument);
    const { user } = renderCase();
    const step = await screen.findByRole('button', { name: /^met Ana/ });
    await user.click(step);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(EvidencePanelDocument, { meeting: continuousEvidence(toFormer) });
    await user.click(retry);
    await screen.findByText(/^Together for 22 min/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(step).toHaveFocus());
  });
});
