import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvitationPageDocument, RevealAppCodeDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { InvitationPage } from './InvitationPage.tsx';

const renderPage = () =>
  renderRoutes(
    [
      { path: '/app-code/:token', element: <InvitationPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/app-code/tok-1',
  );
const show = () => screen.findByRole('button', { name: 'Show my code' });

it('shows the code once, after the button was pressed', async () => {
  answer(InvitationPageDocument, { appInvitationStatus: 'GOOD' });
  const asked = loseOnce(RevealAppCodeDocument, {
    revealAppCode: {
      companyName: 'Acme',
      passKey: 'ACME-7KQ4',
      employeeName: 'Anna Li',
      employeeCode: 'E7',
      appCode: '213190',
    },
  });
  const { user } = renderPage();
  await show();
  expect(asked).toEqual([]);
  await user.click(await show());
  expect(await screen.findByText('213190')).toBeVisible();
  expect(screen.getByText('Anna Li, Acme')).toBeVisible();
  expect(screen.getByText('ACME-7KQ4')).toBeVisible();
  expect(screen.getByText('E7')).toBeVisible();
  expect(screen.getByRole('link', { name: 'App Store' })).toBeVisible();
  expect(asked).toEqual([{ input: { token: 'tok-1' } }]);
});

it.each([
  ['EXPIRED', 'This link is older than 7 days.'],
  ['USED', 'This link has been used, or your company has sent you a newer one or another code.'],
  ['UNKNOWN', 'This link does not work. It may be incomplete.'],
] as const)('explains why a link that is %s does not work', async (status, message) => {
  answer(InvitationPageDocument, { appInvitationStatus: status });
  renderPage();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Please ask your company for a new invitation.')).toBeVisible();
});

it('shows an error if the link was used after the page was opened', async () => {
  answer(InvitationPageDocument, { appInvitationStatus: 'GOOD' });
  refuse(RevealAppCodeDocument, {
    code: 'BAD_USER_INPUT',
    message: 'x',
    fields: [{ field: 'token', message: 'x' }],
  });
  const { user } = renderPage();
  await user.click(await show());
  expect(await screen.findByText(/This link has been used/)).toBeVisible();
});

it('keeps the button if the company is not active', async () => {
  answer(InvitationPageDocument, { appInvitationStatus: 'GOOD' });
  const message = 'Your company is not active at the moment, please try again later';
  refuse(RevealAppCodeDocument, { code: 'FORBIDDEN', message });
  const { user } = renderPage();
  await user.click(await show());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await show()).toBeEnabled();
});

it('checks the link again on “Try again” after a lost connection', async () => {
  loseConnection(InvitationPageDocument);
  renderPage();
  expect(await screen.findByText('The link could not be checked.')).toBeVisible();
});
