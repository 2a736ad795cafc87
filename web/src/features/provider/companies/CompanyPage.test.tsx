import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AuditPageDocument,
  CompanyActivityDocument,
  CompanyPageDocument,
  MailsPageDocument,
  OrdersPageDocument,
} from '../../../generated/graphql.ts';
import { aDirectoryCompany, singapore } from '../../../testing/factories.ts';
import { renderPortalScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { CompanyPage } from './CompanyPage.tsx';

const acme = {
  ...aDirectoryCompany({ name: 'Acme', email: 'anna@acme.test' }),
  passKey: 'ACME-7KQ2',
  country: singapore,
  timeZone: 'Asia/Singapore',
  createdAt: '2026-01-05T01:00:00.000Z',
  licences: {
    employees: { ordered: 200, used: 120 },
    cameras: { ordered: null, used: 4 },
    isRounded: false,
  },
};

const announce = () => {
  answer(CompanyPageDocument, { company: acme });
  answer(CompanyActivityDocument, {
    companyActivity: {
      neverSignedIn: 4,
      active: 84,
      lastReportAt: '2026-01-07T01:00:00.000Z',
      lastSignInAt: null,
    },
  });
  return answer(AuditPageDocument, {
    auditEntries: {
      items: [
        {
          id: '01900000-0000-7000-8000-0000000000b1',
          action: 'PLAN_CHANGED',
          actor: 'admin@visioncloud.example',
          role: 'PROVIDER_ADMIN',
          address: '203.0.113.7',
          requestId: null,
          userAgent: null,
          isDetailWithheld: false,
          detail: 'Standard to Professional',
          createdAt: '2026-01-05T01:00:00.000Z',
          company: { id: acme.id, name: 'Acme' },
        },
      ],
      total: 1,
    },
  });
};

const path = '/portal/visioncloud/companies/:companyId';
const renderPage = (search = '') =>
  renderPortalScreen(<CompanyPage />, {
    path,
    at: `/portal/visioncloud/companies/${acme.id}${search}`,
  });

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

describe('CompanyPage', () => {
  it('shows the details and the usage of the company', async () => {
    announce();
    renderPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
    expect(fact('Pass-key')).toHaveTextContent('ACME-7KQ2');
    expect(fact('Employees')).toHaveTextContent('120 of 200 ordered');
    expect(fact('Cameras')).toHaveTextContent(/^4$/u);
    await waitFor(() => expect(fact('Active (last 2 hrs)')).toHaveTextContent('84'));
    expect(fact('Never signed in')).toHaveTextContent('4');
    expect(fact('Last sign-in')).toHaveTextContent('Not in the last 30 days');
    expect(screen.getByRole('button', { name: 'INACTIVATE Acme' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Company List' })).toHaveAttribute(
      'href',
      '/portal/visioncloud',
    );
  });

  it('lists log, orders and mails of this company only', async () => {
    const asked = announce();
    const orders = answer(OrdersPageDocument, { orders: { items: [], total: 0 } });
    const mails = answer(MailsPageDocument, { mails: { items: [], total: 0 } });
    const { user, address } = renderPage();
    const row = await screen.findByRole('row', { name: /Changed the plan/u });
    expect(within(row).queryByText('Acme')).toBeNull();
    expect(asked[0]).toMatchObject({ company: { id: acme.id }, page: 1 });
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    expect(await screen.findByText('No order yet')).toBeVisible();
    expect(orders[0]).toMatchObject({ company: { id: acme.id } });
    await user.click(screen.getByRole('tab', { name: 'Emails' }));
    expect(await screen.findByText('No email yet')).toBeVisible();
    expect(mails[0]).toMatchObject({ company: { id: acme.id } });
    expect(address()).toBe(`/portal/visioncloud/companies/${acme.id}?show=mails`);
  });

  it('shows everything else if the activity fails to load, and retries it', async () => {
    announce();
    loseConnection(CompanyActivityDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'try again' });
    expect(fact('Active (last 2 hrs)')).toHaveTextContent('Not known');
    announce();
    await user.click(retry);
    await waitFor(() => expect(fact('Active (last 2 hrs)')).toHaveTextContent('84'));
  });

  it('shows Company not found for an unknown id', async () => {
    refuse(CompanyPageDocument, { code: 'NOT_FOUND', message: 'Not found' });
    renderPage();
    expect(await screen.findByRole('heading', { name: 'Company not found' })).toBeVisible();
  });
});
