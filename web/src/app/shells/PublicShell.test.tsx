import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentSession, startSession } from '../../apollo/session.ts';
import { CompanyMenuDocument } from '../../generated/graphql.ts';
import { provider } from '../../provider.ts';
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

describe('the head of the public pages', () => {
  it('leads a visitor to pricing and sign-in', async () => {
    const { user, address } = renderShell();
    expect(site().getByRole('link', { name: 'PRICING' })).toHaveAttribute('href', '/plans');
    await user.click(site().getByRole('link', { name: 'SIGN IN' }));
    expect(address()).toBe('/login');
  });

  it('has the company’s menu for somebody who is signed in', async () => {
    startSession(aSession({ name: 'Acme & Sons' }));
    const { user, address } = renderShell();
    expect(site().queryByRole('link', { name: 'SIGN IN' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Company menu/u }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Change Password',
      'Logout',
    ]);
    expect(items[1]).toHaveAttribute('href', '/dashboard/acme%20%26%20sons/change-pass');
    await user.click(items[0]!);
    expect(address()).toBe('/dashboard/acme%20%26%20sons/insights');
  });

  it('stays where it is after signing out', async () => {
    const asked = answer(CompanyMenuDocument, { signOut: true });
    startSession(aSession());
    const { user, address } = renderShell();
    await user.click(screen.getByRole('button', { name: /^Company menu/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(asked).toHaveLength(1);
    expect(address()).toBe('/plans');
    expect(site().getByRole('link', { name: 'SIGN IN' })).toBeVisible();
  });
});

it('has every office and store of the configuration at its foot', () => {
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
