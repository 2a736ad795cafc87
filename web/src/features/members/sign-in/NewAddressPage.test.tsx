import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfirmNewAddressDocument, NewAddressPageDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { NewAddressPage } from './NewAddressPage.tsx';

const renderPage = () =>
  renderRoutes(
    [{ path: '/new-address/:token', element: <NewAddressPage /> }],
    '/new-address/tok-5',
  );
const announce = (needsOwnProof = false) =>
  answer(NewAddressPageDocument, {
    newEmail: {
      status: 'GOOD',
      companyName: 'Acme',
      email: 'ana@acme.test',
      newEmail: 'ana.tan@acme.test',
      needsOwnProof,
    },
  });
const confirm = () => screen.findByRole('button', { name: 'Confirm the new address' });

describe('NewAddressPage', () => {
  it('shows both addresses, and confirms the new one on the button', async () => {
    announce();
    const sent = loseOnce(ConfirmNewAddressDocument, {
      confirmNewEmail: { email: 'ana.tan@acme.test' },
    });
    const { user } = renderPage();
    expect(await screen.findByText('ana@acme.test')).toBeVisible();
    expect(screen.getByText('ana.tan@acme.test')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to sign in' })).toBeNull();
    expect(sent).toEqual([]);
    await user.click(await confirm());
    expect(await screen.findByText('Your address is now ana.tan@acme.test.')).toBeVisible();
    expect(sent).toEqual([{ token: 'tok-5' }]);
  });

  it('asks an account of several companies to sign in, and shows why it was refused', async () => {
    announce(true);
    refuse(ConfirmNewAddressDocument, { code: 'FORBIDDEN', message: 'Please sign in first' });
    const { user } = renderPage();
    expect(await screen.findByRole('link', { name: 'Go to sign in' })).toBeVisible();
    await user.click(await confirm());
    expect(await screen.findByText('Please sign in first')).toBeVisible();
    expect(await confirm()).toBeEnabled();
  });

  it.each([
    ['EXPIRED', 'This link is older than 7 days.'],
    ['USED', 'This link has been used, or your company has given you another address since.'],
    ['UNKNOWN', 'This link does not work. It may be incomplete.'],
  ] as const)('explains why a link that is %s does not work', async (status, message) => {
    answer(NewAddressPageDocument, {
      newEmail: { status, companyName: null, email: null, newEmail: null, needsOwnProof: null },
    });
    renderPage();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows that a link has ended since the page was opened', async () => {
    announce();
    const fields = [{ field: 'token', message: 'x' }];
    refuse(ConfirmNewAddressDocument, { code: 'BAD_USER_INPUT', message: 'x', fields });
    const { user } = renderPage();
    await user.click(await confirm());
    expect(await screen.findByText(/^This link has been used/)).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(NewAddressPageDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    announce();
    await user.click(retry);
    expect(await confirm()).toBeVisible();
  });
});
