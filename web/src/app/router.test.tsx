import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAdministratorSession } from '../apollo/administrator.ts';
import { startSession } from '../apollo/session.ts';
import {
  AuditPageDocument,
  BlogPageDocument,
  CheckoutPageDocument,
  CompaniesPageDocument,
  DashboardShellDocument,
  EmployeesPageDocument,
  EmployeesPageFiguresDocument,
  GuideRequestsPageDocument,
  MailedLinkDocument,
  MailsPageDocument,
  PlanSummariesDocument,
  OrdersPageDocument,
  PlansPageDocument,
  SignupPageDocument,
  TermPageDocument,
  TracingExampleDocument,
} from '../generated/graphql.ts';
import { aCompany, anEmployee } from '../testing/factories.ts';
import { aSession, renderRoutes } from '../testing/render.tsx';
import { ownerPermissions } from '../testing/permissions.ts';
import { answer } from '../testing/server.ts';
import { createRoutes } from './router.tsx';

// The introduction below the sign-in form needs these.
beforeEach(() => {
  answer(TracingExampleDocument, {
    tracingExample: {
      length: 60,
      people: [{ id: 1, name: 'Ana', place: 'Kitchen' }],
      meetings: [],
      exposures: [],
    },
  });
  answer(PlanSummariesDocument, { plans: [] });
});

describe('routes', () => {
  it.each(['/', '/login'])(
    '%s shows the sign-in form with the introduction below it',
    async (at) => {
      renderRoutes(createRoutes, at);
      expect(await screen.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
      expect(document.title).toBe('Sign in · VisionCloud');
      expect(
        await screen.findByRole('region', { name: 'From two phones to a list of names' }),
      ).toBeVisible();
      expect(await screen.findByText(/^Ana falls ill/u)).toBeVisible();
    },
  );

  it.each(['/dashboard/acme', '/Dashboard/acme'])(
    '%s redirects to sign-in without a session',
    async (at) => {
      const { address } = renderRoutes(createRoutes, at);
      await waitFor(() => expect(address()).toBe('/login'));
    },
  );

  it('loads a page when it is opened', async () => {
    answer(DashboardShellDocument, {
      viewer: {
        email: 'anna@acme.test',
        role: 'OWNER',
        name: null,
        memberNames: [],
        lacksSecondFactor: false,
        permissions: [...ownerPermissions],
        company: aCompany(),
      },
    });
    const employee = anEmployee({ name: 'Anna Li' });
    answer(EmployeesPageDocument, {
      employees: { items: [employee], total: 1 },
    });
    answer(EmployeesPageFiguresDocument, { positive: { total: 0 }, departments: [] });
    startSession(aSession());
    renderRoutes(createRoutes, '/dashboard/acme/emp');
    expect(await screen.findByText('Anna Li')).toBeVisible();
    expect(document.title).toBe('Employee Directory · VisionCloud');
  });

  it('shows Page not found for an unknown path, with a link to sign-in', async () => {
    renderRoutes(createRoutes, '/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['/plans', 'Plans and pricing'],
    ['/emp-range', 'How many people, for how long?'],
    ['/checkout', 'Checkout'],
    ['/signup', 'Sign up your company'],
    ['/success', 'Thank you for signing up'],
    ['/email-verification/abc', 'Verify your email'],
    ['/forgot-password', 'Forgot password'],
    ['/reset-password/abc', 'Reset password'],
    ['/portal/visioncloud/login', 'Administrator sign in'],
    ['/guide', 'Get My Free Copy'],
    ['/contactus', 'Contact us'],
    ['/blog', 'Blog'],
    ['/blogs', 'Blog'],
    ['/blog/fifteen-minutes', 'Why fifteen minutes'],
    ['/terms-conditions', 'Terms and conditions'],
    ['/privacy', 'Privacy policy'],
    ['/app-terms-conditions', 'App terms and conditions'],
    ['/app-privacy', 'App privacy policy'],
  ])('%s shows %j between header and footer', async (at, title) => {
    answer(PlansPageDocument, { plans: [] });
    answer(TermPageDocument, { plans: [] });
    answer(CheckoutPageDocument, { plans: [], countries: [] });
    answer(SignupPageDocument, { plans: [], countries: [] });
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    answer(BlogPageDocument, { blog: { posts: [] } });
    renderRoutes(createRoutes, at);
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(document.title).toBe(`${title} · VisionCloud`);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it.each([
    ['/portal/visioncloud', 'Company List'],
    ['/portal/visioncloud/orders', 'Orders'],
    ['/portal/visioncloud/guide-requests', 'Guide Requests'],
    ['/portal/visioncloud/mails', 'Emails'],
    ['/portal/visioncloud/audit', 'Audit Log'],
    ['/portal/visioncloud/nowhere', 'Page not found'],
  ])('%s shows %j in the portal', async (at, title) => {
    answer(CompaniesPageDocument, { companies: { items: [], total: 0 } });
    answer(OrdersPageDocument, { orders: { items: [], total: 0 } });
    answer(GuideRequestsPageDocument, { guideRequests: { items: [], total: 0 } });
    answer(MailsPageDocument, { mails: { items: [], total: 0 } });
    answer(AuditPageDocument, { auditEntries: { items: [], total: 0 } });
    startAdministratorSession({ token: 'x', email: 'admin@visioncloud.example' });
    renderRoutes(createRoutes, at);
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    if (title === 'Page not found')
      expect(screen.getByRole('link', { name: 'Go to the company list' })).toBeVisible();
  });

  it('shows the change of password in the dashboard', async () => {
    answer(DashboardShellDocument, {
      viewer: {
        email: 'anna@acme.test',
        role: 'OWNER',
        name: null,
        memberNames: [],
        lacksSecondFactor: false,
        permissions: [...ownerPermissions],
        company: aCompany(),
      },
    });
    startSession(aSession());
    renderRoutes(createRoutes, '/dashboard/acme/change-pass');
    expect(await screen.findByRole('heading', { name: 'Change Password' })).toBeVisible();
  });

  it('shows Page not found for the portal of another name', async () => {
    renderRoutes(createRoutes, '/portal/other/login');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('shows Page not found inside the dashboard, with a link to the insights', async () => {
    answer(DashboardShellDocument, {
      viewer: {
        email: 'anna@acme.test',
        role: 'OWNER',
        name: null,
        memberNames: [],
        lacksSecondFactor: false,
        permissions: [...ownerPermissions],
        company: aCompany(),
      },
    });
    startSession(aSession());
    renderRoutes(createRoutes, '/dashboard/acme/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/acme',
    );
  });
});
