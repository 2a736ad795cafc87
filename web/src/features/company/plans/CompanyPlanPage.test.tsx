import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ClosePlanRequestDocument,
  CompanyPlanPageDocument,
  OpenCasesDocument,
  RequestPlanDocument,
  ReturnToTrialDocument,
  type CompanyPlan_CompanyFragment,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aCompany, anEmployee, plans, type CompanyRecord } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { CompanyPlanPage } from './CompanyPlanPage.tsx';

type Choices = CompanyPlan_CompanyFragment['planChoices'];
type Step = Choices[number]['step'];

const choices = (steps: [Step, Step, Step], obstacle: string | null = null): Choices =>
  Object.values(plans).map((plan, index) => {
    const step = steps[index]!;
    return { plan, step, obstacle: step === 'UNAVAILABLE' ? obstacle : null };
  });

const inTrial = (overrides: Partial<CompanyRecord> = {}) => ({
  ...aCompany({
    plan: plans.standard,
    trial: { endsAt: '2099-01-05T01:00:00.000Z', daysLeft: 3, isOver: false },
    licences: {
      employees: { ordered: null, used: 30 },
      cameras: { ordered: null, used: 0 },
      isRounded: false,
    },
    ...overrides,
  }),
  planChoices: choices(['CURRENT', 'ORDER', 'REQUEST']),
});

const over = {
  ...inTrial(),
  trial: { endsAt: '2026-01-05T01:00:00.000Z', daysLeft: 0, isOver: true },
};

const paying = (steps: [Step, Step, Step], obstacle?: string) => ({
  ...aCompany({
    licences: {
      employees: { ordered: 12, used: 143 },
      cameras: { ordered: 2, used: 2 },
      isRounded: false,
    },
  }),
  planChoices: choices(steps, obstacle),
});

const renderPage = (company: ReturnType<typeof inTrial> = inTrial()) => {
  answer(CompanyPlanPageDocument, { company });
  return renderScreen(<CompanyPlanPage />, {
    path: '/dashboard/:companyName/plan',
    at: '/dashboard/acme/plan',
  });
};

const offer = async (name: string) => within(await screen.findByRole('article', { name }));

describe('CompanyPlanPage', () => {
  it('shows the price of each plan for the company’s usage, and what changes', async () => {
    renderPage();
    const professional = await offer('Professional');
    expect(
      professional.getByText('USD 60.00 a month for 30 employees, 10% less by the year'),
    ).toBeVisible();
    expect(professional.getByText('Room for 1,000 employees instead of 50')).toBeVisible();
    expect(professional.getByText('Computer Vision with cameras')).toBeVisible();
    expect((await offer('Enterprise')).getByText('Price on request')).toBeVisible();
    const standard = await offer('Standard');
    expect(standard.getByText('Your plan')).toBeVisible();
    expect(standard.queryByText('What changes')).toBeNull();
    expect(screen.getByText('Standard, 3 days left')).toBeVisible();
  });

  it('shows rupees to a company in India', async () => {
    renderPage(inTrial({ country: { code: 'IN', name: 'India' } }));
    expect((await offer('Professional')).getByText(/^INR 3,000\.00 a month/u)).toBeVisible();
  });

  it('changes the plan by an order, prefilled with the company’s usage', async () => {
    const { user, address } = renderPage();
    await user.click(
      (await offer('Professional')).getByRole('link', { name: 'Order Professional' }),
    );
    expect(address()).toBe('/emp-range?employees=30&region=international');
  });

  it('explains why a plan is not offered', async () => {
    renderPage(paying(['UNAVAILABLE', 'CURRENT', 'REQUEST'], 'The 7 days of the trial are over'));
    const standard = await offer('Standard');
    expect(standard.getByText('The 7 days of the trial are over.')).toBeVisible();
    expect(standard.queryByRole('button')).toBeNull();
  });

  it('shows ordered and used licences', async () => {
    renderPage(paying(['UNAVAILABLE', 'CURRENT', 'REQUEST']));
    const licences = within(await screen.findByRole('region', { name: 'Licences' }));
    const cells = (name: string) =>
      within(licences.getByRole('row', { name: new RegExp(`^${name}`, 'u') }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Employees')).toEqual(['12', '143']);
    expect(cells('Cameras')).toEqual(['2', '2']);
    expect(licences.getByText('131 employees more than ordered.')).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(CompanyPlanPageDocument);
    const { user } = renderScreen(<CompanyPlanPage />, {
      path: '/dashboard/:companyName/plan',
      at: '/dashboard/acme/plan',
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(CompanyPlanPageDocument, { company: inTrial() });
    await user.click(retry);
    expect(await offer('Standard')).toBeTruthy();
  });
});

describe('a plan with an agreed price', () => {
  const ask = async () => {
    const rendered = renderPage();
    await rendered.user.click(
      (await offer('Enterprise')).getByRole('button', { name: 'Ask our sales team' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Request the Enterprise plan' }),
    );
    return { ...rendered, dialog };
  };

  it('can be requested with a message, and the plan stays', async () => {
    const asked = loseOnce(RequestPlanDocument, ({ input }) => ({
      requestPlan: {
        ...inTrial({
          planRequest: {
            plan: plans.enterprise,
            requestedAt: '2026-01-05T01:00:00.000Z',
            note: input.note ?? '',
          },
        }),
      },
    }));
    const { user, dialog } = await ask();
    expect(dialog.getByText('Room for 100,000 employees instead of 50')).toBeVisible();
    await user.type(dialog.getByLabelText('Message'), 'Two more sites');
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Request sent')).toBeVisible();
    expect(asked).toEqual([{ input: { planId: plans.enterprise.id, note: 'Two more sites' } }]);
    expect(await screen.findByText('You requested the Enterprise plan')).toBeVisible();
    expect((await offer('Standard')).getByText('Your plan')).toBeVisible();
  });

  it('is not requested after Cancel', async () => {
    const asked = answer(RequestPlanDocument, { requestPlan: inTrial() });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([]);
  });

  it('shows the error of the message at its field', async () => {
    refuse(RequestPlanDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Bad input',
      fields: [{ field: 'note', message: 'At most 1000 characters' }],
    });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('At most 1000 characters')).toBeVisible();
  });

  it('can be withdrawn after the request', async () => {
    const planRequest = {
      plan: plans.enterprise,
      requestedAt: '2026-01-05T01:00:00.000Z',
      note: 'Soon',
    };
    const asked = loseOnce(ClosePlanRequestDocument, { closePlanRequest: inTrial() });
    const { user } = renderPage(inTrial({ planRequest }));
    expect(await screen.findByText('“Soon”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByText('Request withdrawn')).toBeVisible();
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('You requested the Enterprise plan')).toBeNull());
  });
});

describe('returning to the trial', () => {
  it('asks for confirmation, and shows what changes', async () => {
    const asked = loseOnce(ReturnToTrialDocument, { updateCompanyPlan: inTrial() });
    const { user } = renderPage(paying(['SWITCH', 'CURRENT', 'REQUEST']));
    await user.click(
      (await offer('Standard')).getByRole('button', { name: 'Return to the trial' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change from Professional to Standard?' }),
    );
    expect(
      dialog.getByText(
        'No Computer Vision: cameras and what they recorded are kept, but not shown',
      ),
    ).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change to Standard' }));
    expect(await screen.findByText('Plan changed')).toBeVisible();
    expect(asked).toEqual([{ planId: plans.standard.id }]);
  });
});

describe('after the trial', () => {
  it('explains that phones keep recording, and links to the tracing of open cases', async () => {
    answer(OpenCasesDocument, {
      positiveEmployees: [anEmployee({ code: 'E7', name: 'Anna Li', isPositive: true })],
    });
    renderPage(over);
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible();
    expect(screen.getByText('Phones keep recording')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Anna Li' })).toHaveAttribute(
      'href',
      '/dashboard/acme/tracing/E7',
    );
  });

  it('shows that nobody is positive', async () => {
    answer(OpenCasesDocument, { positiveEmployees: [] });
    renderPage(over);
    expect(await screen.findByText('No employee is marked positive.')).toBeVisible();
  });
});
