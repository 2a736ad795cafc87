import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ChangePlanDialogDocument,
  CompanyPlanRequestDocument,
  PlanChoicesDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { plans } from '../../../testing/factories.ts';
import { answer, refuse } from '../../../testing/server.ts';
import { acme, directory, renderPage } from './companies.factory.tsx';

describe('plans of companies', () => {
  const endsAt = '2026-01-05T01:00:00.000Z';

  it.each([
    [{ endsAt, daysLeft: 3, isOver: false }, 'Trial: 3 days left'],
    [{ endsAt, daysLeft: 0, isOver: true }, 'Trial over'],
  ])('shows the rest of a trial', async (trial, words) => {
    directory([{ ...acme, trial }]);
    renderPage();
    expect((await screen.findAllByText(words)).at(-1)).toBeVisible();
  });

  it('shows ordered and used licences', async () => {
    const licences = {
      employees: { ordered: 12, used: 143 },
      cameras: { ordered: null, used: 0 },
      isRounded: false,
    };
    directory([{ ...acme, licences }]);
    renderPage();
    expect((await screen.findAllByText('Employees: 12 ordered, 143 in use')).at(-1)).toBeVisible();
    expect(screen.getAllByText('Cameras: 0 in use').at(-1)).toBeVisible();
  });

  it('filters the list through the address', async () => {
    const asked = directory([acme]);
    const { user, address } = renderPage('/portal/visioncloud?plan=requested');
    await screen.findAllByText('Acme');
    expect(asked.at(-1)).toMatchObject({ planState: 'PLAN_REQUESTED' });
    await user.selectOptions(screen.getByLabelText('Plan'), 'Trial over');
    expect(address()).toBe('/portal/visioncloud?plan=trial-over');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ planState: 'TRIAL_OVER', page: 1 }));
  });

  it('shows that no company matches the filter, and clears it', async () => {
    directory([]);
    const { user, address } = renderPage('/portal/visioncloud?plan=trial-over');
    expect(await screen.findByText('No company is in this state.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(address()).toBe('/portal/visioncloud');
  });

  it('shows a company’s request, and closes it', async () => {
    const planRequest = { plan: plans.enterprise, requestedAt: endsAt, note: 'Two more sites' };
    const listed: (typeof acme)[] = [{ ...acme, planRequest }];
    directory(listed);
    answer(PlanChoicesDocument, { plans: Object.values(plans) });
    const asked = loseOnce(CompanyPlanRequestDocument, () => {
      listed[0] = acme;
      return { closePlanRequest: acme };
    });
    const { user } = renderPage();
    expect((await screen.findAllByText('Requested Enterprise')).at(-1)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Change the plan of Acme' })[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('“Two more sites”')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close request' }));
    expect(await screen.findByText('Request closed')).toBeVisible();
    expect(asked).toEqual([{ id: acme.id }]);
    await waitFor(() => expect(screen.queryByText('Requested Enterprise')).toBeNull());
  });
});

describe('changing a plan', () => {
  const open = async (listed = [acme]) => {
    directory(listed);
    answer(PlanChoicesDocument, { plans: Object.values(plans) });
    const rendered = renderPage();
    const [change] = await screen.findAllByRole('button', { name: 'Change the plan of Acme' });
    await rendered.user.click(change!);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Professional');
    return { ...rendered, dialog };
  };

  it('requires a plan other than the current one', async () => {
    const listed = [acme];
    const changed = { ...acme, plan: plans.professional };
    const asked = loseOnce(ChangePlanDialogDocument, () => {
      listed[0] = changed;
      return { updateCompanyPlan: changed };
    });
    const { user, dialog } = await open(listed);
    expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled();
    expect(dialog.getByText('USD 2 or INR 100 per employee and month')).toBeVisible();
    expect(dialog.getByText('Price by agreement')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /Professional/u }));
    expect(dialog.getByText('Room for 1,000 employees instead of 50')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByText('Plan changed')).toBeVisible();
    expect(asked).toEqual([{ id: acme.id, planId: plans.professional.id }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('cell', { name: /^Professional/u })).toBeVisible();
  });

  it('stays open if the change fails', async () => {
    refuse(ChangePlanDialogDocument, { code: 'BAD_USER_INPUT', message: 'No' });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: /Enterprise/u }));
    await user.click(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByText('No')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes with Escape and returns the focus', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Change'));
  });
});
