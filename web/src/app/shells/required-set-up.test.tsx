import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSession } from '../../apollo/session.ts';
import {
  ConfirmAuthenticatorDocument,
  DashboardShellDocument,
  StartAuthenticatorDocument,
} from '../../generated/graphql.ts';
import { aCompany } from '../../testing/factories.ts';
import { aSession } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { renderShell } from './DashboardShell.factory.tsx';

describe('member without the required second factor', () => {
  it('can only set up a second factor, and then opens the dashboard', async () => {
    let lacksSecondFactor = true;
    const asked = answer(DashboardShellDocument, () => ({
      viewer: {
        email: 'anna@acme.test',
        role: 'VIEWER' as const,
        permissions: ['figures:read'],
        name: null,
        memberNames: [],
        lacksSecondFactor,
        company: aCompany(),
      },
    }));
    answer(StartAuthenticatorDocument, {
      startAuthenticator: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' },
    });
    answer(ConfirmAuthenticatorDocument, () => {
      lacksSecondFactor = false;
      return { confirmAuthenticator: { recoveryCodes: ['ABCD-EFGH'] } };
    });
    startSession(aSession());
    const { user } = renderShell();
    expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('ABCD-EFGH')).toBeVisible();
    const before = asked.length;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByText('ABCD-EFGH')).toBeVisible());
    await user.click(await screen.findByLabelText('I have kept these codes'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Acme in Asia/Singapore')).toBeVisible();
  });
});
