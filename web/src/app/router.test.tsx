import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSession } from '../apollo/session.ts';
import { DashboardShellDocument, EmployeesPageDocument } from '../generated/graphql.ts';
import { aCompany, anEmployee } from '../testing/factories.ts';
import { aSession, renderRoutes } from '../testing/render.tsx';
import { answer } from '../testing/server.ts';
import { routes } from './router.tsx';

describe('the addresses of the app', () => {
  it.each(['/', '/login'])('%s is the sign-in', async (at) => {
    renderRoutes(routes, at);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(document.title).toBe('Sign in · VisionCloud');
  });

  it('sends the bare dashboard to the insights, by way of sign-in for a stranger', async () => {
    const { address } = renderRoutes(routes, '/dashboard/acme');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('loads a screen when somebody goes there', async () => {
    answer(DashboardShellDocument, { viewer: { role: 'COMPANY_ADMIN', company: aCompany() } });
    const employee = anEmployee({ name: 'Anna Li' });
    answer(EmployeesPageDocument, {
      employees: { items: [employee], total: 1 },
      positiveEmployees: [],
      departments: [],
    });
    startSession(aSession());
    renderRoutes(routes, '/dashboard/acme/emp');
    expect(await screen.findByText('Anna Li', {}, { timeout: 5_000 })).toBeVisible();
    expect(document.title).toBe('Employee Directory · VisionCloud');
  });

  it('says that there is nothing at another address, and leads back', async () => {
    renderRoutes(routes, '/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  });

  it('says so inside the dashboard too', async () => {
    answer(DashboardShellDocument, { viewer: { role: 'COMPANY_ADMIN', company: aCompany() } });
    startSession(aSession());
    renderRoutes(routes, '/dashboard/acme/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/acme/insights',
    );
  });
});
