import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AuthenticatorSectionDocument,
  type AuthenticatorSectionQuery,
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  RenewRecoveryCodesDocument,
  StartAuthenticatorDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { expectOnlyButtonCloses } from '../../../testing/secrets.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { AuthenticatorSection } from './AuthenticatorSection.tsx';

type State = AuthenticatorSectionQuery['mySecondFactor'];

const off: State = { authenticatorSince: null, passkeyCount: 0, recoveryCodesLeft: 0 };
const on: State = {
  authenticatorSince: '2026-01-05T04:00:00.000Z',
  passkeyCount: 0,
  recoveryCodesLeft: 10,
};
const codes = Array.from(
  { length: 10 },
  (_code, index) => `ABCD-EFGH-JKLM-NPQR-STUV-WX${20 + index}`,
);

const has = (state: State | (() => State)) =>
  answer(AuthenticatorSectionDocument, () => ({
    mySecondFactor: typeof state === 'function' ? state() : state,
  }));
const started = {
  startAuthenticator: {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/VisionCloud:ana%40x.example?secret=JBSWY3DPEHPK3PXP',
  },
};
const offers = () => answer(StartAuthenticatorDocument, started);
const renderSection = () =>
  renderScreen(<AuthenticatorSection />, {
    path: '/dashboard/:companyName/security',
    at: '/dashboard/acme/security',
  });
const press = async (user: ReturnType<typeof renderSection>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

describe('setting up an authenticator app', () => {
  it('shows the QR code and the key, verifies a code, and shows the recovery codes once', async () => {
    let state = off;
    has(() => state);
    offers();
    const asked = loseOnce(ConfirmAuthenticatorDocument, () => {
      state = on;
      return { confirmAuthenticator: { recoveryCodes: codes } };
    });
    const { user } = renderSection();
    await press(user, 'Set up an authenticator app');
    expect(
      await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123456');
    await press(user, 'Turn on');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(asked).toEqual([{ input: { code: '123456' } }]);
    await expectOnlyButtonCloses(user, codes[0]!);
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done).toBeDisabled();
    await user.click(screen.getByLabelText('I have kept these codes'));
    await user.click(done);
    expect(await screen.findByText('Mon 5 Jan, 12:00')).toBeVisible();
    expect(screen.getByText(/^10 of 10 recovery codes left/)).toBeVisible();
    expect(screen.queryByText(codes[0]!)).toBeNull();
  });

  it('shows an error beside a wrong code until it changes', async () => {
    has(off);
    offers();
    refuse(ConfirmAuthenticatorDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Wrong code',
      fields: [{ field: 'code', message: 'Wrong code' }],
    });
    const { user } = renderSection();
    await press(user, 'Set up an authenticator app');
    await user.type(await screen.findByLabelText('Code'), '123456');
    await press(user, 'Turn on');
    expect(await screen.findByText('Wrong code')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '7');
    expect(screen.queryByText('Wrong code')).toBeNull();
  });

  it('loads again on “Try again” if no secret came', async () => {
    has(off);
    const { user } = renderSection();
    loseOnce(StartAuthenticatorDocument, started, {
      again: async () => press(user, 'Try again'),
    });
    await press(user, 'Set up an authenticator app');
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });
});

describe('an authenticator app', () => {
  it('is removed after confirmation', async () => {
    let state = on;
    has(() => state);
    loseOnce(RemoveAuthenticatorDocument, () => {
      state = off;
      return { removeAuthenticator: off };
    });
    const { user } = renderSection();
    await press(user, 'Remove');
    await user.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Authenticator app removed')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Set up an authenticator app' }),
    ).toBeVisible();
  });

  it('gets new recovery codes, and warns when none is left', async () => {
    let state: State = { ...on, recoveryCodesLeft: 0 };
    has(() => state);
    loseOnce(RenewRecoveryCodesDocument, () => {
      state = on;
      return { renewRecoveryCodes: { recoveryCodes: codes } };
    });
    const { user } = renderSection();
    expect(await screen.findByText(/^No recovery code is left/)).toBeVisible();
    await press(user, 'Create new recovery codes');
    await user.click(
      within(await dialog()).getByRole('button', { name: 'Create new recovery codes' }),
    );
    expect(await screen.findByText(codes[9]!)).toBeVisible();
    await expectOnlyButtonCloses(user, codes[9]!);
    expect(await screen.findByText(/^10 of 10 recovery codes left/)).toBeInTheDocument();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(AuthenticatorSectionDocument);
    const { user } = renderSection();
    expect(await screen.findByText('Your authenticator app could not be loaded.')).toBeVisible();
    has(off);
    await press(user, 'Try again');
    expect(
      await screen.findByRole('button', { name: 'Set up an authenticator app' }),
    ).toBeVisible();
  });
});
