import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AddPasskeyDocument,
  PasskeySectionDocument,
  type PasskeySectionQuery,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  StartPasskeyDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { letBrowserSign, letPersonCancel, madeAnswer } from '../../../testing/passkeys.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { expectOnlyButtonCloses } from '../../../testing/secrets.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { PasskeySection } from './PasskeySection.tsx';

type Passkey = PasskeySectionQuery['myPasskeys'][number];
const laptop: Passkey = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Chrome on Linux',
  createdAt: '2026-01-05T04:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
};
const has = (find: () => Passkey[]) =>
  answer(PasskeySectionDocument, () => ({ myPasskeys: find() }));
const renderSection = () =>
  renderScreen(<PasskeySection />, {
    path: '/dashboard/:companyName/security',
    at: '/dashboard/acme/security',
  });
const started = {
  startPasskey: {
    challenge: 'AQID',
    rpId: 'localhost',
    userHandle: 'AQ',
    userName: 'anna@acme.com',
    algorithms: [-7],
    credentials: [],
    timeoutMs: 300_000,
  },
};
const offer = () => answer(StartPasskeyDocument, started);

describe('passkeys of an account', () => {
  it('are listed with their state', async () => {
    letBrowserSign();
    has(() => [laptop]);
    renderSection();
    const row = await screen.findByRole('row', { name: /^Chrome on Linux/ });
    expect(within(row).getByText('In a password manager')).toBeVisible();
    expect(within(row).getByText('never')).toBeVisible();
  });

  it('are added, with recovery codes for the first one', async () => {
    letBrowserSign();
    let passkeys: Passkey[] = [];
    has(() => passkeys);
    offer();
    const asked = loseOnce(AddPasskeyDocument, () => {
      passkeys = [laptop];
      return { addPasskey: { passkey: laptop, recoveryCodes: ['ABCD-EFGH'] } };
    });
    const { user } = renderSection();
    expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keep your recovery codes' });
    expect(within(dialog).getByText('ABCD-EFGH')).toBeVisible();
    await expectOnlyButtonCloses(user, 'ABCD-EFGH');
    await user.click(within(dialog).getByLabelText('I have kept these codes'));
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('row', { name: /^Chrome on Linux/ })).toBeVisible();
    expect(asked).toEqual([{ input: madeAnswer }]);
  });

  it('stay unchanged if the user cancels', async () => {
    letPersonCancel();
    has(() => []);
    loseOnce(StartPasskeyDocument, started);
    const { user } = renderSection();
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('No passkey was used. You can try again.')).toBeVisible();
  });

  it('cannot be added in a browser without support', async () => {
    has(() => []);
    renderSection();
    expect(await screen.findByText('This browser cannot use passkeys.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('can be renamed, with errors beside the field', async () => {
    letBrowserSign();
    has(() => [laptop]);
    refuse(RenamePasskeyDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Please enter a name of letters and digits',
      fields: [{ field: 'name', message: 'Please enter a name of letters and digits' }],
    });
    const { user } = renderSection();
    await user.click(await screen.findByRole('button', { name: 'Rename Chrome on Linux' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename passkey' });
    await user.clear(within(dialog).getByLabelText('Name'));
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Name'), 'Desk');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a name of letters and digits')).toBeVisible();
    const asked = loseOnce(RenamePasskeyDocument, {
      renamePasskey: { id: laptop.id, name: 'Desk' },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('row', { name: /^Desk/ })).toBeVisible();
    expect(asked).toEqual([{ input: { id: laptop.id, name: 'Desk' } }]);
  });

  it('are removed after confirmation', async () => {
    letBrowserSign();
    let passkeys = [laptop];
    has(() => passkeys);
    loseOnce(RemovePasskeyDocument, ({ id }) => {
      passkeys = [];
      return { removePasskey: { removedPasskeyId: id } };
    });
    const { user } = renderSection();
    await user.click(await screen.findByRole('button', { name: 'Remove Chrome on Linux' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove passkey ‘Chrome on Linux’?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
  });

  it('load again on “Try again”', async () => {
    letBrowserSign();
    loseConnection(PasskeySectionDocument);
    const { user } = renderSection();
    expect(await screen.findByText('Your passkeys could not be loaded.')).toBeVisible();
    has(() => [laptop]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /^Chrome on Linux/ })).toBeVisible();
  });
});
