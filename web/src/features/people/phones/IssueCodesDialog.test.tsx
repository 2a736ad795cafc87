import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  IssueAppCodesDocument,
  IssueCodesCandidatesDocument,
  type IssueCodesCandidatesQuery,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { anAppCodeRun } from './app-codes.factory.tsx';
import { findCodesKey } from './codes-key.ts';
import { IssueCodesDialog, type CodesTarget } from './IssueCodesDialog.tsx';

const everybody: CodesTarget = { departments: ['Kitchen', 'Sales'] };

const renderDialog = (
  target: CodesTarget,
  counts: Partial<IssueCodesCandidatesQuery['appCodeCandidates']> = {},
) => {
  const asked = answer(IssueCodesCandidatesDocument, {
    appCodeCandidates: {
      total: 120,
      signedIn: 8,
      withoutAddress: 5,
      neverSignedInWithoutAddress: 2,
      ...counts,
    },
  });
  const rendered = renderScreen(
    <IssueCodesDialog isOpen target={target} onClose={() => undefined} />,
    {
      path: '/dashboard/:companyName/emp',
      at: '/dashboard/acme/emp',
    },
  );
  return { ...rendered, asked };
};
const issueButton = () => screen.getByRole('button', { name: 'Issue codes' });

it('issues codes for everybody who has never signed in, and opens the run', async () => {
  const asked = loseOnce(IssueAppCodesDocument, ({ input }) => ({
    issueAppCodes: anAppCodeRun({ id: input.id }),
  }));
  const { user, address } = renderDialog(everybody);
  expect(
    await screen.findByText('112 people get a new code, which replaces the one until now.'),
  ).toBeVisible();
  await user.click(issueButton());
  await waitFor(() => expect(asked).toHaveLength(1));
  const { id, key, delivery, people } = asked[0]!.input;
  expect([delivery, people]).toEqual([
    'DOWNLOAD',
    { selection: { search: '' }, onlyNeverSignedIn: true },
  ]);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(findCodesKey(id)).toBe(key);
  await waitFor(() => expect(address()).toBe(`/dashboard/acme/emp/codes/${id}`));
});

it('says how many phones are signed out if signed-in people are included', async () => {
  const { user } = renderDialog(everybody);
  await user.click(
    await screen.findByRole('checkbox', {
      name: 'Only people who have never signed in on the app',
    }),
  );
  expect(
    await screen.findByText(
      '8 people have signed in on the app: the phone is signed out until the new code is entered.',
    ),
  ).toBeVisible();
});

it('sends invitations without a key, and says who has no address', async () => {
  const asked = answer(IssueAppCodesDocument, ({ input }) => ({
    issueAppCodes: anAppCodeRun({ id: input.id, delivery: 'MAIL' }),
  }));
  const { user } = renderDialog({ changeId: '01900000-0000-7000-8000-0000000000c1' });
  await user.click(await screen.findByRole('radio', { name: /By email/ }));
  expect(
    await screen.findByText(
      '2 people have no email address and get no invitation. They are listed below.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText('110 people get a mail whose link shows a code once, within 7 days.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]!.input).toMatchObject({
    delivery: 'MAIL',
    key: null,
    people: { changeId: '01900000-0000-7000-8000-0000000000c1', onlyNeverSignedIn: true },
  });
});

it('previews only after a department is chosen', async () => {
  const { user, asked } = renderDialog(everybody);
  await user.click(await screen.findByRole('radio', { name: 'One department' }));
  expect(await screen.findByText('Please choose a department.')).toBeVisible();
  expect(issueButton()).toBeDisabled();
  await user.click(screen.getByPlaceholderText('Choose a department'));
  await user.click(await screen.findByRole('option', { name: 'Sales' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      people: { selection: { filter: { departments: ['Sales'] } } },
    }),
  );
});

it('issues a code to a single person whether or not they have signed in', async () => {
  renderDialog(
    { selection: { ids: ['01900000-0000-7000-8000-0000000000e1'] } },
    { total: 1, signedIn: 1 },
  );
  expect(
    await screen.findByText('1 person gets a new code, which replaces the one until now.'),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('disables the button when there is nobody to issue codes to', async () => {
  renderDialog(everybody, { total: 8, signedIn: 8 });
  expect(await screen.findByText('Nobody is left to get a code.')).toBeVisible();
  expect(issueButton()).toBeDisabled();
});

it('repeats a request whose answer was lost with the same id and key', async () => {
  const [lost, { user }] = [loseConnection(IssueAppCodesDocument), renderDialog(everybody)];
  await screen.findByText(/112 people get/);
  await user.click(issueButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  const asked = answer(IssueAppCodesDocument, ({ input }) => ({
    issueAppCodes: anAppCodeRun({ id: input.id }),
  }));
  await user.click(issueButton());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual(lost);
  const { id, key } = asked[0]!.input;
  expect(findCodesKey(id)).toBe(key);
});

it('starts another run if other people are chosen after a failure', async () => {
  const [lost, { user }] = [loseConnection(IssueAppCodesDocument), renderDialog(everybody)];
  await screen.findByText(/112 people get/);
  await user.click(issueButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(
    screen.getByRole('checkbox', { name: 'Only people who have never signed in on the app' }),
  );
  await user.click(issueButton());
  await waitFor(() => expect(lost).toHaveLength(2));
  const [first, second] = lost.map(({ input }) => input);
  expect(second!.id).not.toBe(first!.id);
  expect(findCodesKey(first!.id)).toBe(first!.key);
});

it('disables the button if the people could not be counted', async () => {
  loseConnection(IssueCodesCandidatesDocument);
  renderScreen(<IssueCodesDialog isOpen target={everybody} onClose={() => undefined} />, {
    path: '/dashboard/:companyName/emp',
    at: '/dashboard/acme/emp',
  });
  expect(await screen.findByText('The people could not be counted.')).toBeVisible();
  expect(issueButton()).toBeDisabled();
});
