import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartSingleSignOnDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { refuse } from '../../../testing/server.ts';
import { CompanySignInPage } from './CompanySignInPage.tsx';

afterEach(() => vi.restoreAllMocks());

const renderPage = () =>
  renderRoutes([{ path: '/company-sign-in', element: <CompanySignInPage /> }], '/company-sign-in');

describe('sign-in through the company', () => {
  it('redirects to the identity provider of the work address', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const url = 'https://acme.okta.example/authorize?state=x';
    const asked = loseOnce(StartSingleSignOnDocument, { startSingleSignOn: { url } });
    const { user } = renderPage();
    await user.type(screen.getByLabelText('Email'), 'anna@acme.com');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(url, '_self'));
    expect(asked).toEqual([{ email: 'anna@acme.com' }]);
  });

  it('shows an error if no company uses single sign-on for the address', async () => {
    const message = 'No company signs in through an identity provider with this address';
    refuse(StartSingleSignOnDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'email', message }],
    });
    const { user } = renderPage();
    await user.type(screen.getByLabelText('Email'), 'anna@acme.com');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });
});
