import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddCompanyChoicesDocument, AddCompanyDialogDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import {
  aDirectoryCompany,
  countries,
  plans,
  type DirectoryCompanyRecord,
} from '../../../testing/factories.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { acme, directory, renderPage } from './companies.factory.tsx';

describe('adding a company', () => {
  const open = async (companies: DirectoryCompanyRecord[] = [acme]) => {
    directory(companies);
    answer(AddCompanyChoicesDocument, {
      countries,
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
    await user.selectOptions(field('Country'), 'India');
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
  ])('requires %s', async (label, message) => {
    const { user, field, dialog } = await open();
    await user.click(field(label));
    await user.tab();
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('accepts a phone number of at most 10 digits', async () => {
    const { user, field, dialog } = await open();
    await user.type(field('Phone'), '12345678901');
    expect(field('Phone')).toHaveValue('12345678901');
    expect(dialog.getByText('At most 10 digits')).toBeVisible();
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '12a');
    expect(dialog.getByText('Only numbers accepted.')).toBeVisible();
  });

  it('adds the company as first of the list', async () => {
    const companies = [acme];
    const asked = loseOnce(AddCompanyDialogDocument, ({ input }) => {
      const added = aDirectoryCompany({ name: input.name, status: 'PENDING' });
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
          name: 'Beta',
          website: 'beta.test',
          country: 'IN',
          phone: '9876543210',
          planId: plans.professional.id,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Beta');
  });

  it('shows the gateway’s error beside its field', async () => {
    refuse(AddCompanyDialogDocument, {
      code: 'CONFLICT',
      message: 'This company name is taken',
      fields: [{ field: 'name', message: 'This company name is taken' }],
    });
    const opened = await open();
    await fill(opened);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Add company' }));
    expect(await opened.dialog.findByText('This company name is taken')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('loads plans again on “Try again”', async () => {
    directory([acme]);
    loseConnection(AddCompanyChoicesDocument);
    const { user } = renderPage();
    await screen.findAllByText('Acme');
    await user.click(screen.getByRole('button', { name: 'Add company' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(AddCompanyChoicesDocument, { countries, plans: Object.values(plans) });
    await user.click(retry);
    expect(await screen.findByLabelText('Website', { exact: false })).toBeVisible();
  });
});
