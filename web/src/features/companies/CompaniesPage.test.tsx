import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentAdministrator } from '../../apollo/administrator.ts';
import {
  AddCompanyChoicesDocument,
  AddCompanyDialogDocument,
  ChangePlanDialogDocument,
  CompaniesPageDocument,
  CompanyPlanRequestDocument,
  CompanyStatusButtonDocument,
  InactivationPreviewDocument,
  PendingDeletionDocument,
  PlanChoicesDocument,
} from '../../generated/graphql.ts';
import { aDirectoryCompany, plans, type DirectoryCompanyRecord } from '../../testing/factories.ts';
import { renderPortalScreen } from '../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../testing/server.ts';
import { CompaniesPage } from './CompaniesPage.tsx';

const acme = aDirectoryCompany({
  name: 'Acme',
  email: 'anna@acme.test',
  website: 'https://www.acme.test/about',
  status: 'PENDING',
});

/** A directory that the mutations of a test change. */
const directory = (companies: DirectoryCompanyRecord[], total = companies.length) =>
  answer(CompaniesPageDocument, () => ({ companies: { items: [...companies], total } }));

const renderPage = (at = '/portal/visioncloud') =>
  renderPortalScreen(<CompaniesPage />, { path: '/portal/visioncloud', at });

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));

describe('the directory of companies', () => {
  it('shows every column, and asks for the newest five', async () => {
    const asked = directory([acme], 12);
    renderPage();
    await screen.findByText('1–5 of 12');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'COMPANY NAME',
      'USERNAME',
      'PHONE',
      'WEBSITE',
      'PLAN TYPE',
      'STATUS',
      'ACTION',
    ]);
    const cells = row('anna@acme.test');
    expect(cells.getByRole('link', { name: 'Acme' })).toHaveAttribute(
      'href',
      `/portal/visioncloud/companies/${acme.id}`,
    );
    expect(cells.getByRole('cell', { name: '81234567' })).toBeVisible();
    expect(cells.getByRole('link', { name: 'www.acme.test/about' })).toHaveAttribute(
      'href',
      'https://www.acme.test/about',
    );
    expect(cells.getByRole('cell', { name: /^Standard/u })).toBeVisible();
    expect(cells.getByRole('cell', { name: 'PENDING' })).toBeVisible();
    expect(asked).toEqual([{ search: null, planState: null, page: 1, pageSize: 5 }]);
  });

  it('searches, pages, and keeps both in the address', async () => {
    const asked = directory([acme], 12);
    const { user, address } = renderPage('/portal/visioncloud?page=2');
    await screen.findByText('6–10 of 12');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(address()).toBe('/portal/visioncloud?page=3');
    await user.type(screen.getByLabelText('Search companies'), 'acm');
    await waitFor(() => expect(address()).toBe('/portal/visioncloud?search=acm'));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ search: 'acm', planState: null, page: 1, pageSize: 5 }),
    );
    expect(await screen.findByText('12 companies found')).toBeVisible();
  });

  it('goes back to the last page from one that never was', async () => {
    directory([acme], 7);
    const { address } = renderPage('/portal/visioncloud?page=9');
    await waitFor(() => expect(address()).toBe('/portal/visioncloud?page=2'));
  });

  it('says that there is none yet, and how to add one', async () => {
    directory([]);
    renderPage();
    expect(await screen.findByText('No company yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add company' })).toHaveLength(2);
  });

  it('says that a search found none, and clears it', async () => {
    directory([]);
    const { user, address } = renderPage('/portal/visioncloud?search=zzz');
    expect(await screen.findByText('No company found')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(address()).toBe('/portal/visioncloud');
  });

  it('can be loaded again when it failed', async () => {
    refuse(CompaniesPageDocument, { code: 'UNAVAILABLE', message: 'Away' });
    const { user } = renderPage();
    expect(await screen.findByText('Cannot get companies, Please reload the page')).toBeVisible();
    directory([acme]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Acme'))[0]).toBeVisible();
  });

  it('ends the administrator’s session when the server does not know it any more', async () => {
    refuse(CompaniesPageDocument, { code: 'UNAUTHENTICATED', message: 'Please sign in' });
    renderPage();
    await waitFor(() => expect(currentAdministrator()).toBeNull());
  });
});

describe('the status of a company', () => {
  it.each([
    ['PENDING', 'PENDING', 'ACCEPT', 'ACTIVE', 'Company activated!', 'ACTIVE'],
    ['INACTIVE', 'INACTIVE', 'ACTIVATE', 'ACTIVE', 'Company activated!', 'ACTIVE'],
  ] as const)(
    '%s: says %s and offers %s, which makes it %s',
    async (status, label, action, next, done, after) => {
      const company = { ...acme, status };
      directory([company]);
      const asked = answer(CompanyStatusButtonDocument, ({ status: to }) => ({
        updateCompanyStatus: { ...company, status: to },
      }));
      const { user } = renderPage();
      expect(await screen.findByRole('cell', { name: label })).toBeVisible();
      const button = screen.getByRole('button', { name: `${action} Acme` });
      expect(button).toHaveTextContent(action);
      await user.click(button);
      expect(await screen.findByText(done)).toBeVisible();
      expect(asked).toEqual([{ id: acme.id, status: next }]);
      expect(await screen.findByRole('cell', { name: after })).toBeVisible();
    },
  );

  describe('of an active company', () => {
    const active = { ...acme, status: 'ACTIVE' as const };
    const open = async () => {
      directory([active]);
      const asked = answer(CompanyStatusButtonDocument, ({ status }) => ({
        updateCompanyStatus: { ...active, status },
      }));
      const rendered = renderPage();
      await rendered.user.click(await screen.findByRole('button', { name: 'INACTIVATE Acme' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Inactivate Acme?' }));
      return { ...rendered, asked, dialog };
    };
    const count = (people: number, phones: number, dashboards: number) =>
      answer(InactivationPreviewDocument, { inactivationPreview: { people, phones, dashboards } });

    it('changes only after a question that says what ends', async () => {
      const counted = count(120, 96, 2);
      const { user, asked, dialog } = await open();
      expect(await dialog.findByText(/^2 dashboards are signed out at once/u)).toBeVisible();
      expect(dialog.getByText(/^96 phones of 120 people are suspended until/u)).toBeVisible();
      expect(counted).toEqual([{ id: acme.id }]);
      expect(asked).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Inactivate company' }));
      expect(await screen.findByText('Company in-activated!')).toBeVisible();
      expect(asked).toEqual([{ id: acme.id, status: 'INACTIVE' }]);
      expect(await screen.findByRole('cell', { name: 'INACTIVE' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('stays when the question is answered with Cancel or Escape', async () => {
      count(1, 1, 1);
      const { user, asked, dialog } = await open();
      await dialog.findByText(/^1 phone of 1 person is suspended/u);
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(screen.getByRole('button', { name: 'INACTIVATE Acme' }));
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(asked).toEqual([]);
      expect(screen.getByRole('cell', { name: 'ACTIVE' })).toBeVisible();
    });

    it('says so when nobody is signed in', async () => {
      count(3, 0, 0);
      const { dialog } = await open();
      expect(await dialog.findByText(/Nobody is signed in now\.$/u)).toBeVisible();
      expect(dialog.getByText('No phone of its 3 people is signed in to the app.')).toBeVisible();
    });

    it('can be changed without the numbers when they cannot be loaded', async () => {
      loseConnection(InactivationPreviewDocument);
      const { user, asked, dialog } = await open();
      expect(await dialog.findByText(/^The phones of its people are suspended/u)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Inactivate company' }));
      await waitFor(() => expect(asked).toHaveLength(1));
    });

    it('stays, with the question open, when the change fails', async () => {
      count(3, 2, 1);
      const { user, dialog } = await open();
      await dialog.findByText(/^2 phones/u);
      loseConnection(CompanyStatusButtonDocument);
      await user.click(dialog.getByRole('button', { name: 'Inactivate company' }));
      expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Inactivate company' })).toBeEnabled();
    });
  });

  it('stays when the change fails', async () => {
    directory([acme]);
    loseConnection(CompanyStatusButtonDocument);
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'ACCEPT Acme' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'ACCEPT Acme' })).toBeEnabled();
  });
});

describe('a company that is to be deleted', () => {
  const leaving = { ...acme, deletionAt: '2099-01-05T01:00:00.000Z' };

  it('says when, and the provider can undo it', async () => {
    directory([leaving]);
    const asked = answer(PendingDeletionDocument, () => ({
      cancelCompanyDeletion: Object.assign(leaving, { deletionAt: null }),
    }));
    const { user } = renderPage();
    expect(await screen.findByText(/^Deleted on/u)).toHaveTextContent('5 Jan 2099');
    await user.click(screen.getByRole('button', { name: 'Undo the deletion of Acme' }));
    expect(await screen.findByText('Deletion undone')).toBeVisible();
    expect(asked).toEqual([{ id: acme.id }]);
    await waitFor(() => expect(screen.queryByText(/^Deleted on/u)).toBeNull());
  });

  it('stays so when undoing fails', async () => {
    directory([{ ...acme, deletionAt: '2099-01-05T01:00:00.000Z' }]);
    loseConnection(PendingDeletionDocument);
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Undo the deletion of Acme' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(screen.getByText(/^Deleted on/u)).toBeVisible();
  });
});

describe('the plans of companies', () => {
  const endsAt = '2026-01-05T01:00:00.000Z';

  it.each([
    [{ endsAt, daysLeft: 3, isOver: false }, 'Trial: 3 days left'],
    [{ endsAt, daysLeft: 0, isOver: true }, 'Trial over'],
  ])('say where a trial stands', async (trial, words) => {
    directory([{ ...acme, trial }]);
    renderPage();
    expect((await screen.findAllByText(words)).at(-1)).toBeVisible();
  });

  it('say what was ordered and what is in use', async () => {
    const licences = {
      employees: { ordered: 12, used: 143 },
      cameras: { ordered: null, used: 0 },
    };
    directory([{ ...acme, licences }]);
    renderPage();
    expect((await screen.findAllByText('Employees: 12 ordered, 143 in use')).at(-1)).toBeVisible();
    expect(screen.getAllByText('Cameras: 0 in use').at(-1)).toBeVisible();
  });

  it('filter the list, in the address too', async () => {
    const asked = directory([acme]);
    const { user, address } = renderPage('/portal/visioncloud?plan=requested');
    await screen.findAllByText('Acme');
    expect(asked.at(-1)).toMatchObject({ planState: 'PLAN_REQUESTED' });
    await user.selectOptions(screen.getByLabelText('Plan'), 'Trial over');
    expect(address()).toBe('/portal/visioncloud?plan=trial-over');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ planState: 'TRIAL_OVER', page: 1 }));
  });

  it('say that no company is in the state that is filtered by, and clear the filter', async () => {
    directory([]);
    const { user, address } = renderPage('/portal/visioncloud?plan=trial-over');
    expect(await screen.findByText('No company is in this state.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(address()).toBe('/portal/visioncloud');
  });

  it('show what a company asked for, and close its request', async () => {
    const planRequest = { plan: plans.enterprise, requestedAt: endsAt, note: 'Two more sites' };
    directory([{ ...acme, planRequest }]);
    answer(PlanChoicesDocument, { plans: Object.values(plans) });
    const asked = answer(CompanyPlanRequestDocument, {
      closePlanRequest: { ...acme, planRequest: null },
    });
    const { user } = renderPage();
    expect((await screen.findAllByText('Asked for Enterprise')).at(-1)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Change the plan of Acme' })[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('“Two more sites”')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close request' }));
    expect(await screen.findByText('Request closed')).toBeVisible();
    expect(asked).toEqual([{ id: acme.id }]);
    await waitFor(() => expect(screen.queryByText('Asked for Enterprise')).toBeNull());
  });
});

describe('changing a plan', () => {
  const open = async () => {
    directory([acme]);
    answer(PlanChoicesDocument, { plans: Object.values(plans) });
    const rendered = renderPage();
    const [change] = await screen.findAllByRole('button', { name: 'Change the plan of Acme' });
    await rendered.user.click(change!);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Professional');
    return { ...rendered, dialog };
  };

  it('needs another plan than the current one', async () => {
    const asked = answer(ChangePlanDialogDocument, {
      updateCompanyPlan: { ...acme, plan: plans.professional },
    });
    const { user, dialog } = await open();
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

  it('stays open when it fails', async () => {
    refuse(ChangePlanDialogDocument, { code: 'BAD_USER_INPUT', message: 'No' });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: /Enterprise/u }));
    await user.click(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByText('No')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes with Escape and gives the focus back', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Change'));
  });
});

describe('adding a company', () => {
  const open = async (companies: DirectoryCompanyRecord[] = [acme]) => {
    directory(companies);
    answer(AddCompanyChoicesDocument, {
      countries: ['India', 'Singapore'],
      plans: Object.values(plans),
    });
    const rendered = renderPage();
    await screen.findAllByText('Acme');
    await rendered.user.click(screen.getByRole('button', { name: 'Add company' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText('Email', { exact: false });
    const field = (label: string) =>
      dialog.getByLabelText(label, { exact: false, selector: 'input,select' });
    return { ...rendered, dialog, field };
  };
  const fill = async ({ user, field }: Awaited<ReturnType<typeof open>>) => {
    await user.type(field('Email'), 'ben@beta.test');
    await user.type(field('Company name'), 'Beta');
    await user.type(field('Website'), 'beta.test');
    await user.click(field('Country'));
    await user.click(await screen.findByRole('option', { name: 'India' }));
    await user.type(field('Phone'), '9876543210');
    await user.selectOptions(field('Subscription plan'), 'Professional');
  };

  it.each([
    ['Email', 'Please enter your email address'],
    ['Company name', 'Please enter your company name'],
    ['Website', 'Please enter your company website url'],
    ['Country', 'Please select country'],
    ['Phone', 'Please enter phone number'],
    ['Subscription plan', 'Please select subscription plan'],
  ])('asks for %s when it is left empty', async (label, message) => {
    const { user, field, dialog } = await open();
    await user.click(field(label));
    await user.tab();
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('takes at most 10 digits, and nothing but a number', async () => {
    const { user, field, dialog } = await open();
    await user.type(field('Phone'), '12345678901');
    expect(field('Phone')).toHaveValue('12345678901');
    expect(dialog.getByText('At most 10 digits')).toBeVisible();
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '12a');
    expect(dialog.getByText('Only numbers accepted.')).toBeVisible();
  });

  it('adds it, says so, and shows it on top', async () => {
    const companies = [acme];
    const asked = answer(AddCompanyDialogDocument, ({ input }) => {
      const added = aDirectoryCompany({ name: input.companyName, status: 'PENDING' });
      companies.unshift(added);
      return { createCompany: added };
    });
    const opened = await open(companies);
    await fill(opened);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Add company' }));
    expect(await screen.findByText('Company created successfully!')).toBeVisible();
    expect(asked).toEqual([
      {
        input: {
          email: 'ben@beta.test',
          companyName: 'Beta',
          website: 'beta.test',
          country: 'India',
          phone: '9876543210',
          planId: plans.professional.id,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Beta');
  });

  it('says beside the field what the server found wrong', async () => {
    refuse(AddCompanyDialogDocument, {
      code: 'CONFLICT',
      message: 'This company name is taken',
      fields: [{ field: 'companyName', message: 'This company name is taken' }],
    });
    const opened = await open();
    await fill(opened);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Add company' }));
    expect(await opened.dialog.findByText('This company name is taken')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('can load its choices again', async () => {
    directory([acme]);
    loseConnection(AddCompanyChoicesDocument);
    const { user } = renderPage();
    await screen.findAllByText('Acme');
    await user.click(screen.getByRole('button', { name: 'Add company' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(AddCompanyChoicesDocument, { countries: ['India'], plans: Object.values(plans) });
    await user.click(retry);
    expect(await screen.findByLabelText('Website', { exact: false })).toBeVisible();
  });
});
