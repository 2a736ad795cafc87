import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AddMailDomainDocument,
  CheckMailDomainDocument,
  type MailDomain_DomainFragment,
  MailDomainsDocument,
  RemoveMailDomainDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { MailDomains } from './MailDomains.tsx';

const since = '2026-01-05T04:00:00.000Z';
const aDomain = (changes: Partial<MailDomain_DomainFragment> = {}): MailDomain_DomainFragment => ({
  id: '01900000-0000-7000-8000-0000000000d1',
  name: 'acme.example',
  recordName: '_visioncloud.acme.example',
  recordValue: 'visioncloud-verification=0123456789abcdef',
  provenAt: null,
  checkedAt: null,
  missingSince: null,
  ...changes,
});
const has = (...domains: MailDomain_DomainFragment[]) =>
  answer(MailDomainsDocument, () => ({ mailDomains: domains }));
const renderSection = (session = aSession()) =>
  renderScreen(
    <>
      <MailDomains />
      <p>Below</p>
    </>,
    { path: '/dashboard/:companyName/security', at: '/dashboard/acme/security', session },
  );
const item = async () => {
  const list = await screen.findByRole('list', { name: 'Email domains' });
  return within(list).findByRole('listitem');
};

describe('email domains', () => {
  it('shows the DNS record of an unverified domain, and verifies it', async () => {
    has(aDomain());
    const asked = loseOnce(CheckMailDomainDocument, {
      checkMailDomain: aDomain({ provenAt: since, checkedAt: since }),
    });
    const { user } = renderSection();
    const domain = within(await item());
    expect(domain.getByText('Not verified')).toBeVisible();
    expect(domain.getByLabelText('Name')).toHaveTextContent('_visioncloud.acme.example');
    expect(domain.getByLabelText('Value')).toHaveTextContent(/^visioncloud-verification=/u);
    await user.click(domain.getByRole('button', { name: 'Check acme.example' }));
    expect(await domain.findByText('Verified')).toBeVisible();
    expect(domain.getByText(/Checked every day/u)).toBeVisible();
    expect(domain.queryByLabelText('Value')).toBeNull();
    expect(asked).toEqual([{ id: aDomain().id }]);
  });

  it('shows why a domain could not be verified', async () => {
    has(aDomain());
    const message = 'The record was not found. A new record can take hours to appear';
    refuse(CheckMailDomainDocument, {
      code: 'CONFLICT',
      message,
      fields: [{ field: 'id', message }],
    });
    const { user } = renderSection();
    await user.click(await screen.findByRole('button', { name: 'Check acme.example' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('Not verified')).toBeVisible();
  });

  it.each([
    ['Record missing', since, /Publish it again/u],
    ['Not verified', null, /was verified until/u],
  ])('shows that the record is missing: %s', async (state, provenAt, meaning) => {
    has(aDomain({ provenAt, missingSince: since }));
    renderSection();
    const domain = within(await item());
    expect(domain.getByText(state)).toBeVisible();
    expect(domain.getByText(meaning)).toBeVisible();
    expect(domain.getByLabelText('Value')).toBeVisible();
  });

  it('adds a domain', async () => {
    has();
    const asked = loseOnce(AddMailDomainDocument, { addMailDomain: aDomain() });
    const { user } = renderSection();
    expect(await screen.findByText('No domain yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    expect(await screen.findByText('Please enter a domain such as example.com')).toBeVisible();
    has(aDomain());
    await user.type(screen.getByLabelText('Domain'), ' acme.example ');
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    expect(await item()).toHaveTextContent('acme.example');
    expect(asked).toEqual([{ input: { name: 'acme.example' } }]);
    expect(screen.getByLabelText('Domain')).toHaveValue('');
  });

  it('shows an error beside an invalid domain until it changes', async () => {
    has();
    const message = 'This domain is in the list already';
    refuse(AddMailDomainDocument, {
      code: 'CONFLICT',
      message,
      fields: [{ field: 'name', message }],
    });
    const { user } = renderSection();
    await user.type(await screen.findByLabelText('Domain'), 'acme.example');
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    expect(await screen.findByText(message)).toBeVisible();
    await user.type(screen.getByLabelText('Domain'), 's');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('removes a domain after confirmation', async () => {
    has(aDomain({ provenAt: since }));
    const asked = loseOnce(RemoveMailDomainDocument, ({ id }) => {
      has();
      return { removeMailDomain: { removedMailDomainId: id } };
    });
    const { user } = renderSection();
    await user.click(await screen.findByRole('button', { name: 'Remove acme.example' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove acme.example?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No domain yet.')).toBeVisible();
    expect(asked).toEqual([{ id: aDomain().id }]);
  });

  it('loads again on “Try again”', async () => {
    loseConnection(MailDomainsDocument);
    const { user } = renderSection();
    expect(await screen.findByText('The email domains could not be loaded.')).toBeVisible();
    has(aDomain());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await item()).toBeVisible();
  });

  it('is hidden from members who may not change sign-in rules', async () => {
    renderSection(aSession({}, ['case:read']));
    expect(await screen.findByText('Below')).toBeVisible();
    expect(screen.queryByText('Email domains')).toBeNull();
  });
});
