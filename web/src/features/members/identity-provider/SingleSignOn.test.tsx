import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  RemoveIdentityProviderDocument,
  SingleSignOnDocument,
  type SingleSignOnQuery,
  TestIdentityProviderDocument,
  UpdateIdentityProviderDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { SingleSignOn } from './SingleSignOn.tsx';

type State = SingleSignOnQuery['singleSignOn'];

const none: State = {
  redirectUri: 'https://app.visioncloud.example/api/sign-in/oidc/callback',
  isRequired: false,
  identityProvider: null,
};
const stored: State = {
  ...none,
  identityProvider: {
    issuer: 'https://acme.okta.example',
    clientId: 'visioncloud',
    isEnabled: true,
    asksSecondFactor: false,
    vouchesForAddresses: false,
    changedAt: '2026-01-05T04:00:00.000Z',
  },
};
const has = (state: State | (() => State)) =>
  answer(SingleSignOnDocument, () => ({
    singleSignOn: typeof state === 'function' ? state() : state,
  }));
const renderSection = (session = aSession()) =>
  renderScreen(
    <>
      <SingleSignOn />
      <p>Below</p>
    </>,
    { path: '/dashboard/:companyName/security', at: '/dashboard/acme/security', session },
  );
const press = async (user: ReturnType<typeof renderSection>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('identity provider', () => {
  it('is set up with issuer, client id and secret', async () => {
    let state = none;
    has(() => state);
    const asked = loseOnce(UpdateIdentityProviderDocument, () => {
      state = stored;
      return { updateIdentityProvider: stored };
    });
    const { user } = renderSection();
    expect(await screen.findByText(none.redirectUri)).toBeVisible();
    await user.type(screen.getByLabelText(/^Issuer/), 'https://acme.okta.example');
    await user.type(screen.getByLabelText(/^Client id/), 'visioncloud');
    await user.type(screen.getByLabelText(/^Client secret/), 'secret');
    await user.click(screen.getByRole('switch', { name: /^Let members sign in/ }));
    await user.click(screen.getByRole('switch', { name: /^Only people of this company/ }));
    await press(user, 'Save');
    expect(await screen.findByText('Single sign-on saved')).toBeVisible();
    expect(asked).toEqual([
      {
        input: {
          issuer: 'https://acme.okta.example',
          clientId: 'visioncloud',
          clientSecret: 'secret',
          isEnabled: true,
          asksSecondFactor: false,
          vouchesForAddresses: true,
          isRequired: false,
        },
      },
    ]);
    expect(await screen.findByText('One is stored. Leave this empty to keep it.')).toBeVisible();
    expect(screen.getByLabelText(/^Client secret/)).toHaveValue('');
    expect(screen.getByText('On')).toBeVisible();
  });

  it('requires every value before sending', async () => {
    has(none);
    const { user } = renderSection();
    await press(user, 'Save');
    expect(screen.getByText('Please enter the issuer of your identity provider')).toBeVisible();
    expect(screen.getByText('Please enter the client id')).toBeVisible();
  });

  it('shows the gateway’s errors beside the fields, and keeps the stored secret if none is entered', async () => {
    has(stored);
    const message = 'Please sign in through the identity provider yourself first';
    refuse(UpdateIdentityProviderDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'isRequired', message }],
    });
    const { user } = renderSection();
    await user.click(await screen.findByRole('switch', { name: /^Require it for every member/ }));
    await press(user, 'Save');
    expect(await screen.findByText(message)).toBeVisible();
    const asked = answer(UpdateIdentityProviderDocument, { updateIdentityProvider: stored });
    await press(user, 'Save');
    expect(await screen.findByText('Single sign-on saved')).toBeVisible();
    expect(asked).toMatchObject([{ input: { clientSecret: null, isRequired: true } }]);
  });

  it('is tested, with an explanation of the problem', async () => {
    has(stored);
    loseOnce(TestIdentityProviderDocument, {
      testIdentityProvider: { problem: 'It did not answer with JSON' },
    });
    const { user } = renderSection();
    await press(user, 'Test connection');
    expect(await screen.findByText('It did not answer with JSON')).toBeVisible();
    answer(TestIdentityProviderDocument, { testIdentityProvider: { problem: null } });
    await press(user, 'Test connection');
    expect(await screen.findByText(/^The configuration and the keys/)).toBeVisible();
  });

  it('is removed after confirmation', async () => {
    let state: State = { ...stored, isRequired: true };
    has(() => state);
    loseOnce(RemoveIdentityProviderDocument, () => {
      state = none;
      return { removeIdentityProvider: none };
    });
    const { user } = renderSection();
    expect(await screen.findByText('Required')).toBeVisible();
    await press(user, 'Remove');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Identity provider removed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test connection' })).toBeNull();
  });

  it('is hidden from members who may not change it', async () => {
    renderSection(aSession({}, ['case:read']));
    expect(await screen.findByText('Below')).toBeVisible();
    expect(screen.queryByText('Single sign-on')).toBeNull();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(SingleSignOnDocument);
    const { user } = renderSection();
    expect(await screen.findByText('Single sign-on could not be loaded.')).toBeVisible();
    has(none);
    await press(user, 'Try again');
    expect(await screen.findByText(none.redirectUri)).toBeVisible();
  });
});
