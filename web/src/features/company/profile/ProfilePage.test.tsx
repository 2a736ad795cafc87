import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  DeleteCompanyDialogDocument,
  ProfileOrdersDocument,
  ProfilePageDocument,
  UpdateCompanyDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import {
  aCompany,
  anOrder,
  countries,
  singapore,
  type CompanyRecord,
  type OrderRecord,
} from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { ProfilePage } from './ProfilePage.tsx';

const profile = (company: CompanyRecord = aCompany()) =>
  answer(ProfilePageDocument, { countries, company });
const orders = (items: OrderRecord[] = [], total = items.length) =>
  answer(ProfileOrdersDocument, { orders: { items, total } });

const renderPage = () =>
  renderScreen(<ProfilePage />, {
    path: '/dashboard/:companyName/profile',
    at: '/dashboard/acme/profile',
  });
type User = ReturnType<typeof renderPage>['user'];

const field = (label: string) => screen.findByLabelText(label, { selector: 'input, select' });
const save = () => screen.findByRole('button', { name: 'Save' });
const retype = async (user: User, label: string, text: string) => {
  await user.clear(await field(label));
  await user.type(await field(label), text);
};

describe('details of the company', () => {
  it('are shown, with the admin’s email read-only', async () => {
    profile();
    orders();
    renderPage();
    expect(await field('Company name')).toHaveValue('Acme');
    expect(await field('Website')).toHaveValue('www.acme.test');
    expect(await field('Country')).toHaveValue('SG');
    expect(await field('Phone')).toHaveValue('81234567');
    expect(await field('Time zone')).toHaveValue('Asia/Singapore');
    expect(await field('Email')).toHaveAttribute('readonly');
    expect(await save()).toBeDisabled();
  });

  it('are saved', async () => {
    profile();
    orders();
    const asked = answer(UpdateCompanyDocument, ({ input }) => ({
      updateCompany: aCompany({
        phone: input.phone ?? '',
        country: countries.find(({ code }) => code === input.country) ?? singapore,
      }),
    }));
    const { user } = renderPage();
    await retype(user, 'Phone', '987654321');
    await user.selectOptions(await field('Country'), 'Sweden');
    await user.click(await save());
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(asked).toEqual([
      {
        input: {
          name: 'Acme',
          website: 'www.acme.test',
          country: 'SE',
          phone: '987654321',
          timeZone: 'Asia/Singapore',
        },
      },
    ]);
    expect(await save()).toBeDisabled();
  });

  it.each([
    ['Company name', 'Please enter your company name'],
    ['Website', 'Please enter your company website url'],
    ['Phone', 'Please enter phone number'],
  ])('require %s', async (label, message) => {
    profile();
    orders();
    const { user } = renderPage();
    await user.clear(await field(label));
    expect(screen.getByText(message)).toBeVisible();
    expect(await save()).toBeDisabled();
  });

  it.each([
    ['Company name', 'Ac', 'Company name should be minimum 3 character'],
    ['Company name', 'Acme & Sons', 'Spaces and Special characters not allowed.'],
    ['Website', 'acme', 'Please enter valid url'],
    ['Phone', '8123x', 'Only numbers accepted.'],
    ['Phone', '81234', 'Minimum 6 digit required.'],
  ])('show an error for the %s %j while the user types', async (label, text, message) => {
    profile();
    orders();
    const { user } = renderPage();
    await retype(user, label, text);
    expect(screen.getByText(message)).toBeVisible();
  });

  it('show the gateway’s error beside its field, and are reset by Cancel', async () => {
    profile();
    orders();
    refuse(UpdateCompanyDocument, {
      code: 'CONFLICT',
      message: 'This company name is taken',
      fields: [{ field: 'name', message: 'This company name is taken' }],
    });
    const { user } = renderPage();
    await retype(user, 'Company name', 'Beta');
    await user.click(await save());
    await waitFor(async () =>
      expect(await field('Company name')).toHaveAccessibleDescription('This company name is taken'),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await field('Company name')).toHaveValue('Acme');
  });

  it('load again on “Try again”', async () => {
    loseConnection(ProfilePageDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    profile();
    orders();
    await user.click(retry);
    expect(await field('Company name')).toBeVisible();
  });
});

describe('the pass-key', () => {
  it('can be copied', async () => {
    profile();
    orders();
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Copy the pass-key' }));
    expect(await navigator.clipboard.readText()).toBe('ACME-7F3K-92QD');
    expect(screen.getByText('Copied to the clipboard.')).toBeVisible();
  });

  it('is selected if the browser does not allow copying', async () => {
    profile();
    orders();
    const { user } = renderPage();
    const copy = await screen.findByRole('button', { name: 'Copy the pass-key' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copy);
    expect(await screen.findByText(/Select the pass-key instead/u)).toBeVisible();
  });
});

describe('plan and orders', () => {
  it('show the plan with a link to the others', async () => {
    profile();
    orders();
    renderPage();
    const plan = within(await screen.findByRole('region', { name: 'Plan' }));
    expect(plan.getByText('Professional')).toBeVisible();
    expect(plan.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      '/dashboard/acme/plan',
    );
  });

  it('show an empty list of orders', async () => {
    profile();
    orders();
    renderPage();
    expect(await screen.findByText('No order yet')).toBeVisible();
  });

  it('show the orders, and one with all its details', async () => {
    profile();
    const asked = orders([anOrder({ number: 'VC-2026-0001A7' })], 7);
    const { user } = renderPage();
    const row = await screen.findByRole('row', { name: /VC-2026-0001A7/u });
    expect(row).toHaveTextContent('Professional, annual');
    expect(row).toHaveTextContent('USD 5,184.00');
    expect(screen.getByText('1–5 of 7')).toBeVisible();
    expect(asked).toEqual([{ page: 1, pageSize: 5 }]);
    await user.click(screen.getByRole('button', { name: 'VC-2026-0001A7' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Order VC-2026-0001A7' }));
    expect(drawer.getByText('Payment method').nextSibling).toHaveTextContent('In Cash');
  });

  it('load the orders again on “Try again”', async () => {
    profile();
    loseConnection(ProfileOrdersDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    orders([anOrder({ number: 'VC-2026-0001A7' })]);
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'VC-2026-0001A7' })).toBeVisible();
  });
});

describe('deleting the company', () => {
  const open = async () => {
    profile();
    orders();
    const rendered = renderPage();
    await rendered.user.click(await screen.findByRole('button', { name: 'Delete company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Acme?' }));
    return { ...rendered, dialog };
  };

  it('explains what is deleted and when, and requires name and password', async () => {
    const { user, dialog } = await open();
    const confirm = dialog.getByRole('button', { name: 'Delete company' });
    expect(dialog.getByText(/In 30 days the following is deleted/u)).toBeVisible();
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText('Type ‘Acme’ to confirm'), 'acme');
    await user.click(dialog.getByLabelText('Your password'));
    expect(dialog.getByText('Please enter ‘Acme’')).toBeVisible();
    await user.tab();
    await user.type(dialog.getByLabelText('Your password'), 'x');
    await user.clear(dialog.getByLabelText('Your password'));
    expect(dialog.getByText('Please enter your password')).toBeVisible();
    expect(confirm).toBeDisabled();
  });

  it('schedules the deletion, and shows its time', async () => {
    const { user, dialog } = await open();
    const asked = loseOnce(DeleteCompanyDialogDocument, {
      scheduleCompanyDeletion: aCompany({ deletionAt: '2099-01-05T01:00:00.000Z' }),
    });
    await user.type(dialog.getByLabelText('Type ‘Acme’ to confirm'), 'Acme');
    await user.type(dialog.getByLabelText('Your password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Delete company' }));
    expect(
      await screen.findByText('Deletion scheduled. You can undo it for 30 days.'),
    ).toBeVisible();
    expect(asked).toEqual([{ companyName: 'Acme', password: 'secret' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/^Acme is deleted on/u)).toHaveTextContent('Mon 5 Jan 2099, 09:00');
    expect(screen.queryByRole('button', { name: 'Delete company' })).toBeNull();
  });

  it('shows beside the field that the password is wrong', async () => {
    const { user, dialog } = await open();
    refuse(DeleteCompanyDialogDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Wrong password',
      fields: [{ field: 'password', message: 'Wrong password' }],
    });
    await user.type(dialog.getByLabelText('Type ‘Acme’ to confirm'), 'Acme');
    await user.type(dialog.getByLabelText('Your password'), 'guess');
    await user.click(dialog.getByRole('button', { name: 'Delete company' }));
    expect(await dialog.findByText('Wrong password')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('shows an error without an answer', async () => {
    const { user, dialog } = await open();
    loseConnection(DeleteCompanyDialogDocument);
    await user.type(dialog.getByLabelText('Type ‘Acme’ to confirm'), 'Acme');
    await user.type(dialog.getByLabelText('Your password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Delete company' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
  });

  it('closes with Escape, and returns the focus', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete company' })).toHaveFocus(),
    );
  });
});
