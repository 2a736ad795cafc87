import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentSession, startSession } from '../../apollo/session.ts';
import { CompanyMenuDocument } from '../../generated/graphql.ts';
import { provider } from '../../lib/provider.ts';
import { aSession, renderRoutes } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { PublicShell } from './PublicShell.tsx';

const renderShell = () =>
  renderRoutes(
    [
      { element: <PublicShell />, children: [{ path: '/plans', element: <p>Here</p> }] },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/plans',
  );

const site = () => within(screen.getByRole('navigation', { name: 'Site' }));

/** Finds a link of the menu, which counts as hidden without the style sheet. */
const place = (name: string) => site().getByRole('link', { name, hidden: true });

describe('PublicShell', () => {
  it('links visitors to guide, contact, pricing and sign-in', async () => {
    const { user, address } = renderShell();
    for (const [name, to] of [
      ['Guide', '/guide'],
      ['Contact Us', '/contactus'],
      ['PRICING', '/plans'],
    ] as const)
      expect(place(name)).toHaveAttribute('href', to);
    expect(place('PRICING')).toHaveAttribute('aria-current', 'page');
    await user.click(site().getByRole('link', { name: 'SIGN IN' }));
    expect(address()).toBe('/login');
  });

  it('shows the company menu to a signed-in company', async () => {
    startSession(aSession({ name: 'Acme & Sons' }));
    const { user, address } = renderShell();
    expect(site().queryByRole('link', { name: 'SIGN IN' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Company menu/u }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Profile',
      'Members',
      'Audit Log',
      'Webhooks',
      'API keys',
      'Change Password',
      'Sign-in & security',
      'Logout',
    ]);
    expect(items[3]).toHaveAttribute('href', '/dashboard/acme%20%26%20sons/audit');
    await user.click(items[0]!);
    expect(address()).toBe('/dashboard/acme%20%26%20sons');
  });

  it('stays on the page after signing out', async () => {
    const asked = answer(CompanyMenuDocument, {
      signOut: { signedOutAt: '2026-01-05T04:00:00.000Z' },
    });
    startSession(aSession());
    const { user, address } = renderShell();
    await user.click(await screen.findByRole('button', { name: /^Company menu/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(asked).toHaveLength(1);
    expect(address()).toBe('/plans');
    expect(site().getByRole('link', { name: 'SIGN IN' })).toBeVisible();
  });
});

describe('Footer', () => {
  it('lists every configured office and app store', () => {
    renderShell();
    const foot = within(screen.getByRole('contentinfo'));
    for (const { city, phone, email } of provider.offices) {
      expect(foot.getByText(city)).toBeVisible();
      expect(foot.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll(' ', '')}`,
      );
      expect(foot.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
    for (const { name, url } of provider.stores)
      expect(foot.getByRole('link', { name: new RegExp(name, 'u') })).toHaveAttribute('href', url);
  });

  it.each([
    ['Your own file', '/me'],
    ['Guide', '/guide'],
    ['Blog', '/blog'],
    ['Terms', '/terms-conditions'],
    ['Privacy', '/privacy'],
    ['App terms', '/app-terms-conditions'],
    ['App privacy', '/app-privacy'],
  ])('links to %s', (name, to) => {
    renderShell();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name })).toHaveAttribute('href', to);
  });
});
