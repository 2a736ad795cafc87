import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aContest,
  aPreview,
  answerAccount,
  answerPreview,
} from '../../cases/contests/contests.factory.ts';
import {
  ContestContactDocument,
  EvidencePanelDocument,
  WithdrawContestDocument,
  WithdrawContestPreviewDocument,
} from '../../../generated/graphql.ts';
import { answer, refuse } from '../../../testing/server.ts';
import { aPerson } from './chain.factory.ts';
import { continuousEvidence, cumulativeEvidence } from './evidence.factory.ts';
import { noor, renderCase, theCase, toAna, toBen } from './tracing-case.factory.tsx';

type Contest = ReturnType<typeof aContest>;

/** A contest from 10:00 to 10:30 on 17 November 2026, around the records of Noor and Ana. */
const contest = aContest({
  person: noor,
  other: toAna.person,
  from: '2026-11-17T02:00:00.000Z',
  until: '2026-11-17T02:30:00.000Z',
});

/** Creates the evidence of Ana with these contests on the record of her phone. */
const contested = (...contests: Contest[]) => {
  const { evidence, ...meeting } = continuousEvidence(toAna);
  const [first, ...others] = evidence.records;
  return { ...meeting, evidence: { ...evidence, records: [{ ...first!, contests }, ...others] } };
};

const openEvidence = async (rendered: ReturnType<typeof renderCase>, name = /^met Noor on/) => {
  await rendered.user.click((await screen.findAllByRole('button', { name }))[0]!);
  return within(await screen.findByRole('dialog', { name: /^Noor →/ }));
};

beforeEach(() => void answerAccount());

describe('contested contacts in the evidence', () => {
  it('can be contested there, which loads the evidence again', async () => {
    answer(EvidencePanelDocument, { meeting: continuousEvidence(toAna) });
    const previewed = answerPreview();
    const sent = answer(ContestContactDocument, { contestContact: contest });
    const rendered = renderCase();
    const drawer = await openEvidence(rendered);
    const name = 'Contest contact: Noor and Ana';
    await rendered.user.click(await drawer.findByRole('button', { name }));
    const form = within(await screen.findByRole('dialog', { name: 'Contest contact' }));
    expect(await form.findByText(/^22 min of contact would no longer count/)).toBeVisible();
    expect(previewed).toMatchObject([
      { input: { from: '2026-11-17T02:05:00.000Z', until: '2026-11-17T02:27:00.000Z' } },
    ]);
    await rendered.user.click(form.getByRole('radio', { name: 'A wall or glass between them' }));
    refuse(EvidencePanelDocument, { code: 'NOT_FOUND', message: 'Not found' });
    await rendered.user.click(form.getByRole('button', { name: 'Contest contact' }));
    expect(await drawer.findByText(/^This contact no longer counts as an exposure/)).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Contested contacts' })).toHaveAttribute(
      'href',
      '/dashboard/acme/follow-up/contests',
    );
    expect(sent).toHaveLength(1);
  });

  it('strike through a record with its reason, also in the drawing', async () => {
    answer(EvidencePanelDocument, { meeting: contested(contest) });
    const drawer = await openEvidence(renderCase());
    const table = within(await drawer.findByRole('region', { name: 'Records' }));
    const [, , struck, counted] = table.getAllByRole('row');
    expect(struck).toHaveAttribute('data-struck');
    expect(struck).toHaveTextContent(/22 minnoneAna.*Contested/);
    expect(counted).not.toHaveAttribute('data-struck');
    expect(drawer.getByText(/Crossed out: contested\.$/)).toBeVisible();
    expect(
      drawer.getByRole('img', { name: /^Records of/ }).querySelectorAll('[data-contested]'),
    ).toHaveLength(1);
  });

  it('can be withdrawn there', async () => {
    answer(EvidencePanelDocument, { meeting: contested(contest) });
    answer(WithdrawContestPreviewDocument, { preview: aPreview() });
    const sent = answer(WithdrawContestDocument, {
      withdrawContest: { ...contest, state: 'TAKEN_BACK' },
    });
    const rendered = renderCase();
    const drawer = await openEvidence(rendered);
    const name = 'Withdraw the contest: Noor and Ana';
    await rendered.user.click(await drawer.findByRole('button', { name }));
    const question = within(await screen.findByRole('dialog', { name }));
    answer(EvidencePanelDocument, { meeting: continuousEvidence(toAna) });
    await rendered.user.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(sent).toEqual([{ id: contest.id }]));
    await waitFor(() => expect(drawer.queryByText(/Crossed out/)).toBeNull());
  });

  it('show which part of a record counts', async () => {
    const part = { ...contest, until: '2026-11-17T02:20:00.000Z' };
    answer(EvidencePanelDocument, { meeting: contested(part) });
    const drawer = await openEvidence(renderCase());
    const table = within(await drawer.findByRole('region', { name: 'Records' }));
    const row = table.getAllByRole('row')[2]!;
    expect(row).not.toHaveAttribute('data-struck');
    expect(row).toHaveTextContent(/10:20:00 to 10:27:00Ana.*Partly contested/);
  });

  it('can be single meetings of a sum', async () => {
    answer(EvidencePanelDocument, { meeting: cumulativeEvidence(toBen) });
    const previewed = answerPreview();
    const rendered = renderCase();
    const drawer = await openEvidence(rendered, /18 min within 24 hours/);
    const table = within(await drawer.findByRole('region', { name: 'Meetings' }));
    await rendered.user.click(table.getAllByRole('button')[1]!);
    const form = within(await screen.findByRole('dialog', { name: 'Contest contact' }));
    expect(await form.findByText(/^22 min of contact/)).toBeVisible();
    expect(previewed).toMatchObject([
      { input: { from: '2026-11-17T06:13:00.000Z', until: '2026-11-17T06:23:00.000Z' } },
    ]);
  });
});

describe('people exposed only by contested contacts', () => {
  const trace = {
    ...theCase,
    contestedExposures: [
      {
        person: aPerson('Dewi'),
        level: 1,
        exposedAt: '2026-11-17T02:20:00.000Z',
        contests: [contest],
      },
    ],
  };

  it('are struck through in the list of their level', async () => {
    renderCase('', trace);
    const table = within(await screen.findByRole('table', { name: 'Level 1' }));
    const row = table.getByRole('row', { name: /^Dewi/ });
    expect(row).toHaveAttribute('data-struck');
    expect(within(row).getByRole('button', { name: 'Contested' })).toBeVisible();
    expect(screen.getByText('3 people exposed: 2 directly, 1 through others')).toBeVisible();
  });

  it('are listed beside the drawing, which leaves them out', async () => {
    renderCase('?view=chain', trace);
    const table = within(
      await screen.findByRole('table', { name: 'Exposed without the contests' }),
    );
    expect(table.getByRole('row', { name: /^Dewi Level 1/ })).toHaveAttribute('data-struck');
  });

  it('are listed if nobody else was exposed', async () => {
    renderCase('', { ...trace, exposures: [] });
    expect(
      await screen.findByRole('heading', { name: 'Nobody was exposed in this window' }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /^Dewi/ })).toHaveAttribute('data-struck');
  });

  it('are printed with who contested, when and why', async () => {
    vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    answer(EvidencePanelDocument, { meeting: contested(contest) });
    const { user } = renderCase('?view=print', {
      ...trace,
      exposures: theCase.exposures.slice(0, 1),
    });
    const paper = within(await screen.findByRole('article'));
    const words =
      'A wall or glass between them. Glass in room 2. Contested 18/11/2025, 09:00 by anna@acme.test.';
    expect(paper.getByRole('row', { name: /Dewi/ })).toHaveTextContent(words);
    await user.click(screen.getByRole('switch', { name: 'Include the evidence of each contact' }));
    expect(await paper.findByText(`Tue 17 Nov 2026, 10:00:00 to 10:30:00: ${words}`)).toBeVisible();
    expect(paper.getByText('10:05:00–10:27:00 (4.5 ft)', { selector: 's' })).toBeVisible();
  });
});
