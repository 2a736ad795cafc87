import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ConfirmContestDocument,
  ConfirmContestPreviewDocument,
  WithdrawContestDocument,
  WithdrawContestPreviewDocument,
  type Contest_ContestFragment as Contest,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, refuse } from '../../../testing/server.ts';
import { ContestedMark } from './ContestedMark.tsx';
import { aContest, anEffect, answerAccount, aPreview } from './contests.factory.ts';

const render = (contests: Contest[], isWhole = true) =>
  renderScreen(<ContestedMark contests={contests} isWhole={isWhole} />, {
    path: '/dashboard/:companyName/emp',
    at: '/dashboard/acme/emp',
  });

beforeEach(() => void answerAccount());

describe('ContestedMark', () => {
  it('shows by keyboard who contested, when and why', async () => {
    const { user } = render([aContest()]);
    const mark = await screen.findByRole('button', { name: 'Contested' });
    mark.focus();
    await user.keyboard('{Enter}');
    const details = within(await screen.findByRole('dialog'));
    expect(details.getByText(/^Ana and Ben, Mon 17 Nov.*10:05–10:27 · Phones$/)).toBeVisible();
    expect(details.getByText(/A wall or glass between them/)).toBeVisible();
    expect(details.getByText('Glass in room 2')).toBeVisible();
    expect(details.getByText(/^Contested by anna@acme\.test$/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(mark).toHaveFocus();
  });

  it('prints the same details', async () => {
    render([aContest({ confirmedAt: '2025-11-19T01:00:00.000Z', confirmedBy: 'bo@acme.test' })]);
    expect(
      await screen.findByText(
        'A wall or glass between them. Glass in room 2. Contested 18/11/2025, 09:00 by anna@acme.test. Confirmed 19/11/2025, 09:00 by bo@acme.test.',
      ),
    ).toBeInTheDocument();
  });

  it('distinguishes partly contested contacts and pending contests', async () => {
    const { unmount } = render([aContest()], false);
    expect(await screen.findByRole('button', { name: 'Partly contested' })).toBeVisible();
    unmount();
    render([aContest({ state: 'AWAITING_CONFIRMATION' })], false);
    expect(await screen.findByRole('button', { name: 'Contest to confirm' })).toBeVisible();
  });

  it('withdraws the contest after a preview of the effects', async () => {
    const contest = aContest();
    const previewed = answer(WithdrawContestPreviewDocument, {
      preview: aPreview({ people: [anEffect('Ben', { effect: 'NEWLY_EXPOSED' })] }),
    });
    const sent = loseOnce(WithdrawContestDocument, {
      withdrawContest: { ...contest, state: 'TAKEN_BACK' },
    });
    const { user } = render([contest]);
    await user.click(await screen.findByRole('button', { name: 'Contested' }));
    const name = 'Withdraw the contest: Ana and Ben';
    await user.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('dialog', { name }));
    expect(await question.findByText(/^22 min of contact would count again/)).toBeVisible();
    expect(question.getByRole('list', { name: 'Exposed' })).toHaveTextContent('Ben, COVID-19');
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Contest withdrawn: Ana and Ben')).toBeVisible();
    expect(previewed[0]).toEqual({ id: contest.id });
    expect(sent).toEqual([{ id: contest.id }]);
  });

  it('shows why a contest cannot be withdrawn', async () => {
    answer(WithdrawContestPreviewDocument, { preview: aPreview() });
    refuse(WithdrawContestDocument, { code: 'CONFLICT', message: 'It was withdrawn already' });
    const { user } = render([aContest()]);
    await user.click(await screen.findByRole('button', { name: 'Contested' }));
    const name = 'Withdraw the contest: Ana and Ben';
    await user.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('dialog', { name }));
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Not saved for Ana and Ben: It was withdrawn already');
    const again = within(await screen.findByRole('dialog', { name }));
    expect(again.getByRole('alert')).toHaveTextContent('It was withdrawn already');
  });

  it('lets another person confirm a pending contest', async () => {
    const contest = aContest({ state: 'AWAITING_CONFIRMATION', contestedBy: 'bo@acme.test' });
    const previewed = answer(ConfirmContestPreviewDocument, {
      preview: aPreview({ people: [anEffect('Ben')] }),
    });
    const sent = loseOnce(ConfirmContestDocument, {
      confirmContest: { ...contest, state: 'IN_FORCE' },
    });
    const { user } = render([contest], false);
    await user.click(await screen.findByRole('button', { name: 'Contest to confirm' }));
    const name = 'Confirm the contest: Ana and Ben';
    await user.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('dialog', { name }));
    expect(await question.findByText('Ben, COVID-19')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Contact of Ana and Ben no longer counts')).toBeVisible();
    expect(previewed[0]).toEqual({ id: contest.id });
    expect(sent).toEqual([{ id: contest.id }]);
  });

  it('does not let the author confirm a contest', async () => {
    const { user } = render([aContest({ state: 'AWAITING_CONFIRMATION' })], false);
    await user.click(await screen.findByRole('button', { name: 'Contest to confirm' }));
    expect(
      await screen.findByText('It is yours, so somebody else has to confirm it.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });
});
