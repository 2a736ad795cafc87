import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { provider } from '../../../lib/provider.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { AppPrivacyPage } from './AppPrivacyPage.tsx';
import { appPrivacy } from './app-privacy.ts';
import { AppTermsPage } from './AppTermsPage.tsx';
import { appTerms } from './app-terms.ts';
import type { LegalText } from './legal-text.ts';
import { PrivacyPage } from './PrivacyPage.tsx';
import { privacy } from './privacy.ts';
import { TermsPage } from './TermsPage.tsx';
import { terms } from './terms.ts';

const show = (Page: ComponentType) => renderRoutes([{ path: '*', element: <Page /> }], '/');

/** Returns the text of a section, with its subsections. */
const section = (title: RegExp): string =>
  screen.getByRole('region', { name: title }).textContent ?? '';
const page = (): string => document.body.textContent ?? '';

const pages: [string, ComponentType, LegalText][] = [
  ['the terms', TermsPage, terms],
  ['the privacy policy', PrivacyPage, privacy],
  ['the app’s terms', AppTermsPage, appTerms],
  ['the app’s privacy policy', AppPrivacyPage, appPrivacy],
];

describe.each(pages)('%s', (_name, Page, text) => {
  it('numbers its sections and lists them, each with an anchor', () => {
    show(Page);
    expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const links = contents.getAllByRole('link');
    const numbered = text.sections.flatMap(({ id, title, parts = [] }, index) => [
      { id, title, number: `${index + 1}` },
      ...parts.map((part, at) => ({ ...part, number: `${index + 1}.${at + 1}` })),
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      numbered.map(({ id }) => `/#${id}`),
    );
    expect(new Set(numbered.map(({ id }) => id)).size).toBe(numbered.length);
    for (const { id, title, number } of numbered) {
      expect(screen.getByRole('heading', { name: `${number} ${title}` })).toBeVisible();
      expect(document.getElementById(id)).toHaveAccessibleName(`${number} ${title}`);
    }
  });

  it('is governed by Singapore law, caps the liability, and has an effective date', () => {
    show(Page);
    expect(page()).toContain('governed by the law of Singapore');
    expect(page()).toContain('limited to 100 Singapore dollars');
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2020-05-26');
    expect(screen.getByText('26 May 2020')).toBeVisible();
  });

  it('prints contact and hours', () => {
    show(Page);
    const { phone, email } = provider.support;
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(
      screen.getByText('9am to 6pm Monday to Friday, closed weekends and public holidays'),
    ).toBeVisible();
  });
});

it.each([
  ['the terms', TermsPage],
  ['the privacy policy', PrivacyPage],
] as const)('%s say from which age on', (_name, Page) => {
  show(Page);
  expect(page()).toMatch(/13 years of age or older/u);
  expect(page()).toMatch(/18 years of age or older/u);
});

it('the privacy policy describes what the product does', () => {
  show(PrivacyPage);
  expect(section(/How long it is kept/u)).toMatch(/all removed after 30 days/u);
  expect(section(/How long it is kept/u)).toMatch(/id that no longer leads to anybody/u);
  expect(section(/The pass-key/u)).toMatch(/proves nothing/u);
  expect(section(/do not collect/u)).toMatch(/No tracking of where people go/u);
  expect(section(/Who sees it/u)).toMatch(/dates .* no names/u);
});

it('the app’s terms have their sections in the agreed order', () => {
  expect(appTerms.sections.map(({ title }) => title)).toEqual([
    'Change of agreement',
    'Termination',
    'Changes to the app',
    'Ownership',
    'Limited licence',
    'Information collection',
    'App rules',
    'Miscellaneous',
  ]);
  expect(appTerms.sections[6]?.parts?.map(({ title }) => title)).toEqual([
    'Accounts',
    'Safe use',
    'User content and mobile data',
    'External sites',
  ]);
  expect(appTerms.sections[7]?.parts?.map(({ title }) => title)).toEqual([
    'Liability',
    'Indemnity',
    'Privacy',
    'Security',
    'Governing law',
    'Contact',
  ]);
});

it('the app’s terms contain each agreed fact', () => {
  show(AppTermsPage);
  expect(page()).toMatch(/free of charge for personal, non-commercial use/u);
  expect(page()).toMatch(/18 years of age or older to use it/u);
  expect(section(/^7\.1 Accounts/u)).toMatch(/needs a name, an e-mail address and a password/u);
  expect(section(/^7\.1 Accounts/u)).toMatch(/One account is allowed per person/u);
  expect(section(/^7\.1 Accounts/u)).toMatch(
    /opt out of promotional notifications at registration or later in the account settings/u,
  );
  expect(section(/^1 Change of agreement/u)).toMatch(/at any time and without notice/u);
  expect(section(/^2 Termination/u)).toMatch(/suspend .* your account.* without notice/u);
  expect(section(/^7\.3 User content/u)).toMatch(/grant the provider a broad licence/u);
  expect(section(/^6 Information collection/u)).toMatch(/collects information about your device/u);
  expect(section(/^8\.1 Liability/u)).toMatch(/100 Singapore dollars/u);
  expect(section(/^8\.5 Governing law/u)).toMatch(/law of Singapore/u);
});

it('the app’s privacy policy describes what the app records and what it does not', () => {
  show(AppPrivacyPage);
  expect(section(/Device information/u)).toMatch(
    /Bluetooth .* operating system.* version of the app/u,
  );
  expect(section(/No track of where you are/u)).toMatch(/does not send your position/u);
  expect(section(/What an empty list means/u)).toMatch(/does not tell you that you are safe/u);
  expect(section(/^12 Age/u)).toMatch(/18 years of age or older/u);
});
