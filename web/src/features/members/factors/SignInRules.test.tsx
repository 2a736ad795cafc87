import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignInRulesDocument, UpdateSignInRulesDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aCompany } from '../../../testing/factories.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { SignInRules } from './SignInRules.tsx';

const since = '2026-01-05T04:00:00.000Z';
const rules = (secondFactorRequiredAt: string | null) =>
  answer(SignInRulesDocument, {
    viewer: { company: { id: aCompany().id, secondFactorRequiredAt } },
  });
const renderRules = (session = aSession()) =>
  renderScreen(
    <>
      <SignInRules />
      <p>Below</p>
    </>,
    { path: '/dashboard/:companyName/security', at: '/dashboard/acme/security', session },
  );
const rule = () => screen.findByRole('switch', { name: /^Require a second factor/ });

describe('the rule that every member needs a second factor', () => {
  it('is turned on by an owner', async () => {
    rules(null);
    const asked = loseOnce(UpdateSignInRulesDocument, {
      updateSignInRules: { id: aCompany().id, secondFactorRequiredAt: since },
    });
    const { user } = renderRules();
    expect(await rule()).not.toBeChecked();
    await user.click(await rule());
    expect(await screen.findByText('Rule saved')).toBeVisible();
    expect(await rule()).toBeChecked();
    expect(asked).toEqual([{ input: { requiresSecondFactor: true } }]);
  });

  it('stays off if the owner has no second factor, and shows why', async () => {
    rules(null);
    const message = 'Please set up an authenticator app for your own account first';
    refuse(UpdateSignInRulesDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'requiresSecondFactor', message }],
    });
    const { user } = renderRules();
    await user.click(await rule());
    expect(await screen.findByText(message)).toBeVisible();
    expect(await rule()).not.toBeChecked();
  });

  it('is hidden from members who may not change it', async () => {
    renderRules(aSession({}, ['case:read']));
    expect(await screen.findByText('Below')).toBeVisible();
    expect(screen.queryByText('Rule for all members')).toBeNull();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(SignInRulesDocument);
    const { user } = renderRules();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    rules(since);
    await user.click(retry);
    expect(await rule()).toBeChecked();
  });
});
