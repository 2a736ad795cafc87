import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfirmIdentityPageDocument, MailedLinkDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { ConfirmIdentityPage } from './ConfirmIdentityPage.tsx';

const renderPage = () =>
  renderRoutes(
    [{ path: '/confirm-identity/:token', element: <ConfirmIdentityPage /> }],
    '/confirm-identity/tok-4',
  );
const confirm = () => screen.findByRole('button', { name: 'Yes, it is me' });

describe('ConfirmIdentityPage', () => {
  it('confirms the identity on the button, and not before', async () => {
    const checked = answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const sent = loseOnce(ConfirmIdentityPageDocument, {
      confirmIdentityByLink: { provedAt: '2026-01-05T04:00:00.000Z' },
    });
    const { user } = renderPage();
    await confirm();
    expect([checked, sent]).toEqual([[{ token: 'tok-4', purpose: 'CONFIRM_IDENTITY' }], []]);
    await user.click(await confirm());
    expect(await screen.findByText(/^Confirmed\./)).toBeVisible();
    expect(sent).toEqual([{ token: 'tok-4' }]);
  });

  it.each([
    ['EXPIRED', 'This link is older than 15 minutes.'],
    ['USED', 'This link has been used already.'],
    ['UNKNOWN', 'This link does not work. It may be incomplete.'],
  ] as const)('explains why a link that is %s does not work', async (linkStatus, message) => {
    answer(MailedLinkDocument, { linkStatus });
    renderPage();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    [
      'is of another session',
      { code: 'BAD_USER_INPUT', fields: [{ field: 'token', message: 'x' }] },
    ],
    ['is opened where nobody is signed in', { code: 'UNAUTHENTICATED' }],
  ] as const)('says where the link works if it %s', async (_, refusal) => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const { code, ...rest } = refusal;
    const fields = 'fields' in rest ? { fields: [...rest.fields] } : {};
    refuse(ConfirmIdentityPageDocument, { code, message: 'x', ...fields });
    const { user } = renderPage();
    await user.click(await confirm());
    expect(await screen.findByText(/works only in the browser/)).toBeVisible();
  });

  it('keeps the button if the connection is lost', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    loseConnection(ConfirmIdentityPageDocument);
    const { user } = renderPage();
    await user.click(await confirm());
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(await confirm()).toBeEnabled();
  });
});
