import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ContestContactDocument,
  ContestedSpanDocument,
  ContestedStepDocument,
  ContestPreviewDocument,
  type ContestContactInput,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { ContestButton } from './ContestButton.tsx';
import type { ContestTarget } from './ContestDialog.tsx';
import { aContest, anEffect, answerAccount, answerPreview, aPreview } from './contests.factory.ts';

const ana = { id: '01900000-0000-7000-8000-0000000000aa', name: 'Ana' };
const ben = { id: '01900000-0000-7000-8000-0000000000bb', name: 'Ben' };
const from = '2025-11-17T02:05:00.000Z';
const until = '2025-11-17T02:27:00.000Z';
const contact: ContestTarget = {
  contact: { person: ana, other: ben, source: 'MOBILE', from, until },
};

const input: ContestContactInput = {
  person: { id: ana.id },
  other: { id: ben.id },
  source: 'MOBILE',
  from,
  until,
  reason: 'WALL_BETWEEN',
  note: null,
};

const open = async (target: ContestTarget = contact) => {
  const { user } = renderScreen(<ContestButton pair={['Ana', 'Ben']} target={target} />, {
    path: '/dashboard/:companyName/emp',
    at: '/dashboard/acme/emp',
  });
  await user.click(await screen.findByRole('button', { name: 'Contest contact: Ana and Ben' }));
  return { user, form: within(await screen.findByRole('dialog', { name: 'Contest contact' })) };
};

beforeEach(() => void answerAccount());

describe('ContestButton', () => {
  it('previews the effects and saves the contest', async () => {
    const previewed = answerPreview(
      aPreview({
        people: [
          anEffect('Ben'),
          anEffect('Cleo', { effect: 'OWED_CORRECTION' }),
          anEffect('Dev', { effect: 'DATE_CHANGED', quarantineAfter: '2025-11-28' }),
        ],
      }),
    );
    const sent = loseOnce(ContestContactDocument, { contestContact: aContest() });
    const { user, form } = await open();
    expect(await form.findByText(/^22 min of contact would no longer count\./)).toBeVisible();
    const list = (name: string) => within(form.getByRole('list', { name })).getByRole('listitem');
    expect(list('No longer exposed')).toHaveTextContent('Ben, COVID-19');
    expect(list('To be told that the notice no longer holds')).toHaveTextContent('Cleo, COVID-19');
    expect(list('Quarantine changes')).toHaveTextContent(
      /^Dev, COVID-19: until Fri 28 Nov.* instead of until Mon 1 Dec/,
    );
    expect(previewed).toEqual([{ input }]);
    await user.click(form.getByRole('radio', { name: 'A phone was left behind' }));
    await user.type(form.getByLabelText('Note'), 'In the locker');
    await user.click(form.getByRole('button', { name: 'Contest contact' }));
    expect(await screen.findByText('Contact of Ana and Ben contested')).toBeVisible();
    expect(sent).toEqual([
      { input: { ...input, reason: 'PHONE_LEFT_BEHIND', note: 'In the locker' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('previews again when the span changes, and says that nobody is affected', async () => {
    const previewed = answerPreview();
    const { user, form } = await open();
    expect(
      await form.findByText(/It changes no exposure, no date and no correction\.$/),
    ).toBeVisible();
    const minutes = form.getByLabelText('Until, minutes');
    await user.click(minutes);
    await user.keyboard('15');
    await waitFor(() => expect(previewed.at(-1)?.input.until).toBe('2025-11-17T02:15:00.000Z'));
  });

  it('shows missing and refused values on their fields', async () => {
    answerPreview();
    const message = 'Records before 18 November are no longer kept';
    refuse(ContestContactDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'from', message }],
    });
    const { user, form } = await open();
    await user.click(await form.findByRole('button', { name: 'Contest contact' }));
    expect(form.getByText('Please choose a reason')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'Another reason' }));
    await user.click(form.getByRole('button', { name: 'Contest contact' }));
    expect(form.getByText('Please say in the note what happened')).toBeVisible();
    await user.type(form.getByLabelText(/^Note/), 'Wrong day');
    await user.click(form.getByRole('button', { name: 'Contest contact' }));
    expect(await form.findByText(message)).toBeVisible();
  });

  it('shows an error about the pair with the preview', async () => {
    const message = 'The two have no record of phones in this time';
    refuse(ContestPreviewDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'source', message }],
    });
    const { form } = await open();
    expect(await form.findByText(message)).toBeVisible();
    expect(form.queryByText(/could not be counted/)).toBeNull();
  });

  it('saves without a preview if the preview fails, and can retry the preview', async () => {
    loseConnection(ContestPreviewDocument);
    const { user, form } = await open();
    expect(await form.findByText(/^What this changes could not be counted/)).toBeVisible();
    answerPreview();
    await user.click(form.getByRole('button', { name: 'try again' }));
    expect(await form.findByText(/^22 min of contact/)).toBeVisible();
  });

  it('says that there is too much to preview', async () => {
    answer(ContestPreviewDocument, { preview: null });
    const { form } = await open();
    expect(await form.findByText(/^This changes too many people to preview/)).toBeVisible();
  });

  it('says that a second person must confirm if the company requires it', async () => {
    answerAccount(true);
    answerPreview();
    answer(ContestContactDocument, {
      contestContact: aContest({ state: 'AWAITING_CONFIRMATION' }),
    });
    const { user, form } = await open();
    expect(await form.findByText(/^Your company asks for a second person/)).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'They were protected' }));
    await user.click(form.getByRole('button', { name: 'Contest contact' }));
    expect(
      await screen.findByText(
        'Contact of Ana and Ben contested. It counts once somebody else confirms it.',
      ),
    ).toBeVisible();
  });
});

describe('ContestButton for an exposure of a case', () => {
  const step = {
    carrier: ana,
    person: ben,
    source: 'MOBILE' as const,
    countedFrom: '2025-11-15T16:00:00.000Z',
    countedUntil: '2025-11-20T16:00:00.000Z',
  };

  it('prefills the time from the evidence of the last transmission', async () => {
    const previewed = answerPreview();
    const traced = answer(ContestedStepDocument, {
      case: { id: 'k1', trace: { exposures: [{ person: ben, path: [step] }] } },
    });
    const asked = answer(ContestedSpanDocument, {
      transmission: { evidence: { spanStart: from, spanEnd: until } },
    });
    const { form } = await open({ caseNumber: 12, personId: ben.id });
    expect(await form.findByText(/^22 min of contact/)).toBeVisible();
    expect(traced).toEqual([{ number: 12 }]);
    expect(asked).toEqual([
      {
        carrierId: ana.id,
        personId: ben.id,
        source: 'MOBILE',
        from: step.countedFrom,
        until: step.countedUntil,
      },
    ]);
    expect(previewed).toEqual([{ input }]);
  });

  it('says that the contact no longer counts', async () => {
    refuse(ContestedSpanDocument, { code: 'NOT_FOUND', message: 'Not found' });
    const { form } = await open({ step });
    expect(await form.findByText(/^This contact no longer counts/)).toBeVisible();
  });
});
