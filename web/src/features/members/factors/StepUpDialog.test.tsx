import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AuthenticatorSectionDocument,
  ConfirmIdentityDocument,
  RemoveAuthenticatorDocument,
  RequestIdentityLinkDocument,
  StartPasskeyConfirmationDocument,
  StepUpDialogDocument,
} from '../../../generated/graphql.ts';
import { startAdministratorSession } from '../../../apollo/administrator.ts';
import { startOwnFileSession } from '../../../apollo/own-file-session.ts';
import { endSession, startSession } from '../../../apollo/session.ts';
import { administratorSource } from '../../../apollo/administrator.ts';
import { ownFileSource } from '../../../apollo/own-file-session.ts';
import { requestStepUp, finishStepUp } from '../../../apollo/step-up.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { loseOnce } from '../../../testing/lose-once.ts';
import { letBrowserSign, passkeyRequest, signedAnswer } from '../../../testing/passkeys.ts';
import { aSession, renderRoutes, renderScreen } from '../../../testing/render.tsx';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { answer, loseConnection, refuse, server } from '../../../testing/server.ts';
import { AuthenticatorSection } from './AuthenticatorSection.tsx';

const since = '2026-01-05T04:00:00.000Z';
const place = { path: '/dashboard/:companyName/security', at: '/dashboard/acme/security' };
const stepUp = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

/** Removes the authenticator app, which requires step-up authentication. */
const removeAuthenticator = async () => {
  const shown = answer(AuthenticatorSectionDocument, {
    mySecondFactor: { authenticatorSince: since, passkeyCount: 0, recoveryCodesLeft: 10 },
  });
  refuse(RemoveAuthenticatorDocument, { code: 'STEP_UP', message: 'Please confirm' });
  const rendered = renderScreen(<AuthenticatorSection />, place);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('dialog', { name: 'Remove the authenticator app?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  return { ...rendered, shown };
};

// A dialog left open would be answered by the next test.
afterEach(() => finishStepUp(false));

describe('StepUpDialog', () => {
  it('asks for a code, and repeats the request', async () => {
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: since, passkeyCount: 0 },
    });
    const proved = loseOnce(ConfirmIdentityDocument, { confirmIdentity: { provedAt: since } });
    const { user } = await removeAuthenticator();
    await user.type(await within(await stepUp()).findByLabelText('Code'), '123456');
    const removed = answer(RemoveAuthenticatorDocument, {
      removeAuthenticator: { authenticatorSince: null, passkeyCount: 0, recoveryCodesLeft: 0 },
    });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Authenticator app removed')).toBeVisible();
    expect(proved).toEqual([{ input: { code: '123456' } }]);
    expect(removed).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Confirm that it is you')).toBeNull());
  });

  it('accepts a passkey, and offers a recovery code', async () => {
    letBrowserSign();
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: null, passkeyCount: 1 },
    });
    loseOnce(StartPasskeyConfirmationDocument, { startPasskeyConfirmation: passkeyRequest });
    const proved = answer(ConfirmIdentityDocument, { confirmIdentity: { provedAt: since } });
    const { user } = await removeAuthenticator();
    expect(await within(await stepUp()).findByLabelText('Recovery code')).toBeVisible();
    answer(RemoveAuthenticatorDocument, {
      removeAuthenticator: { authenticatorSince: null, passkeyCount: 1, recoveryCodesLeft: 10 },
    });
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('Authenticator app removed')).toBeVisible();
    expect(proved).toEqual([{ input: { passkey: signedAnswer } }]);
  });

  it('asks an account without a second factor for the password, and shows an error for a wrong one', async () => {
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: null, passkeyCount: 0 },
    });
    refuse(ConfirmIdentityDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Wrong password',
      fields: [{ field: 'password', message: 'Wrong password' }],
    });
    const { user } = await removeAuthenticator();
    await user.type(await within(await stepUp()).findByLabelText('Your password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Wrong password')).toBeVisible();
    expect(await stepUp()).toBeVisible();
  });

  it('mails a link to an account that has nothing to confirm with, and repeats the request after it', async () => {
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: false, authenticatorSince: null, passkeyCount: 0 },
    });
    const mailed = loseOnce(RequestIdentityLinkDocument, {
      requestIdentityLink: { email: 'anna@acme.test', expiresAt: since },
    });
    const { user } = await removeAuthenticator();
    const dialog = await stepUp();
    expect(await within(dialog).findByText(/no password or passkey of your own/u)).toBeVisible();
    expect(within(dialog).queryByLabelText('Your password')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Email me a link' }));
    expect(await within(dialog).findByText(/sent an email to anna@acme\.test/u)).toBeVisible();
    expect(mailed).toHaveLength(1);
    const removed = answer(RemoveAuthenticatorDocument, {
      removeAuthenticator: { authenticatorSince: null, passkeyCount: 0, recoveryCodesLeft: 0 },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Authenticator app removed')).toBeVisible();
    expect(removed).toHaveLength(1);
  });

  it('shows the refusal if the mailed link has not been used', async () => {
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: null, passkeyCount: 0 },
    });
    answer(RequestIdentityLinkDocument, {
      requestIdentityLink: { email: 'anna@acme.test', expiresAt: since },
    });
    const { user } = await removeAuthenticator();
    expect(await within(await stepUp()).findByLabelText('Your password')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.getByText('Please confirm')).toBeVisible());
  });

  it('shows why no link was mailed to an account with a password', async () => {
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: null, passkeyCount: 0 },
    });
    refuse(RequestIdentityLinkDocument, { code: 'RATE_LIMITED', message: 'Too many tries' });
    const { user } = await removeAuthenticator();
    await user.click(
      await within(await stepUp()).findByRole('button', { name: 'Email me a link' }),
    );
    expect(await screen.findByText('Too many tries')).toBeVisible();
  });

  it.each([
    ['the portal', administratorSource, 'token-of-provider'],
    ['an own file', ownFileSource, 'token-of-file'],
  ] as const)(
    'confirms in the session of %s if its request requires it',
    async (_, session, token) => {
      startSession(aSession());
      startAdministratorSession({ token: 'token-of-provider', email: 'admin@visioncloud.example' });
      startOwnFileSession({ token: 'token-of-file', expiresAt: '2099-01-01T00:00:00.000Z' });
      answer(StepUpDialogDocument, {
        mySecondFactor: { hasPassword: true, authenticatorSince: null, passkeyCount: 0 },
      });
      answer(ConfirmIdentityDocument, { confirmIdentity: { provedAt: since } });
      const tokens = new Set<string | null>();
      server.use(
        http.post(
          '*/graphql',
          ({ request }) => void tokens.add(request.headers.get('authorization')),
        ),
      );
      const { user } = renderRoutes([{ path: '/', element: <p>Page</p> }], '/');
      await screen.findByText('Page');
      const proof = requestStepUp(session);
      await user.type(await within(await stepUp()).findByLabelText('Your password'), 'secret');
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(await proof).toBe(true);
      expect([...tokens]).toEqual([`Bearer ${token}`]);
    },
  );

  it('shows the refusal of the request if it is cancelled', async () => {
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: null, passkeyCount: 0 },
    });
    const { user } = await removeAuthenticator();
    await user.click(within(await stepUp()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('Please confirm')).toBeVisible());
  });

  it('closes when the session ends', async () => {
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: null, passkeyCount: 0 },
    });
    await removeAuthenticator();
    expect(await screen.findByLabelText('Your password')).toBeVisible();
    act(() => endSession());
    await waitFor(() => expect(screen.queryByText('Confirm that it is you')).toBeNull());
  });

  it('makes the page behind it inert', async () => {
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: since, passkeyCount: 0 },
    });
    const { shown } = await removeAuthenticator();
    expect(await screen.findByLabelText('Code')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/10 recovery codes/)).toBeVisible());
    expect(shown).toHaveLength(1);
  });

  it('loads again on “Try again”', async () => {
    loseConnection(StepUpDialogDocument);
    const { user } = await removeAuthenticator();
    const retry = await within(await stepUp()).findByRole('button', { name: 'Try again' });
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: null, passkeyCount: 0 },
    });
    await user.click(retry);
    expect(await screen.findByLabelText('Your password')).toBeVisible();
  });

  it('opens before a download that needs confirmation', async () => {
    let isSteppedUp = false;
    server.use(
      http.get('*/api/employees/export', () =>
        isSteppedUp
          ? new HttpResponse('ID NO.', {
              headers: { 'content-disposition': 'attachment; filename="employees.csv"' },
            })
          : HttpResponse.json(
              { success: false, message: 'Please confirm' },
              { status: 403, headers: { 'x-reason': 'STEP_UP' } },
            ),
      ),
    );
    answer(StepUpDialogDocument, {
      mySecondFactor: { hasPassword: true, authenticatorSince: null, passkeyCount: 0 },
    });
    answer(ConfirmIdentityDocument, () => {
      isSteppedUp = true;
      return { confirmIdentity: { provedAt: since } };
    });
    const { user } = renderScreen(
      <DownloadButton address="/api/employees/export">Export</DownloadButton>,
      place,
    );
    const saved = captureSavedFiles();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.type(await within(await stepUp()).findByLabelText('Your password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
