import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentAdministrator } from '../../../apollo/administrator.ts';
import {
  CompaniesPageDocument,
  CompanyStatusButtonDocument,
  InactivationPreviewDocument,
  PendingDeletionDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { acme, directory, renderPage } from './companies.factory.tsx';

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));

describe('the list of companies', () => {
  it('shows every column, and requests the newest five companies', async () => {
    const asked = directory([acme], 12);
    renderPage();
    await screen.findByText('1–5 of 12');
    // jsdom's window is 1,024 pixels wide; phone and website need 1,200.
    const heads = screen.getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual([
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
    expect(cells.getAllByText('81234567')).not.toHaveLength(0);
    expect(cells.getByTitle('https://www.acme.test/about')).toHaveAttribute(
      'href',
      'https://www.acme.test/about',
    );
    expect(cells.getByRole('cell', { name: /^Standard/u })).toBeVisible();
    expect(cells.getByRole('cell', { name: 'PENDING' })).toBeVisible();
    expect(asked).toEqual([{ search: null, planState: null, page: 1, pageSize: 5 }]);
  });

  it('keeps search and page in the address', async () => {
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

  it('opens the last page if the address names a later one', async () => {
    directory([acme], 7);
    const { address } = renderPage('/portal/visioncloud?page=9');
    await waitFor(() => expect(address()).toBe('/portal/visioncloud?page=2'));
  });

  it('shows an empty list with a button to add a company', async () => {
    directory([]);
    renderPage();
    expect(await screen.findByText('No company yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add company' })).toHaveLength(2);
  });

  it('shows that nothing matches the search, and clears it', async () => {
    directory([]);
    const { user, address } = renderPage('/portal/visioncloud?search=zzz');
    expect(await screen.findByText('No company found')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(address()).toBe('/portal/visioncloud');
  });

  it('loads again on “Try again”', async () => {
    refuse(CompaniesPageDocument, { code: 'UNAVAILABLE', message: 'Away' });
    const { user } = renderPage();
    expect(await screen.findByText('Cannot get companies, Please reload the page')).toBeVisible();
    directory([acme]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Acme'))[0]).toBeVisible();
  });

  it('ends the administrator’s session if the gateway rejects it', async () => {
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
    '%s: shows %s and offers %s, which makes it %s',
    async (status, label, action, next, done, after) => {
      const company = { ...acme, status };
      directory([company]);
      const asked = loseOnce(CompanyStatusButtonDocument, ({ status: to }) => ({
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

    it('changes only after a confirmation that explains the consequences', async () => {
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

    it('does not change after Cancel or Escape', async () => {
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

    it('explains that nobody is signed in', async () => {
      count(3, 0, 0);
      const { dialog } = await open();
      expect(await dialog.findByText(/Nobody is signed in now\.$/u)).toBeVisible();
      expect(dialog.getByText('No phone of its 3 people is signed in to the app.')).toBeVisible();
    });

    it('can be changed if the counts cannot be loaded', async () => {
      loseConnection(InactivationPreviewDocument);
      const { user, asked, dialog } = await open();
      expect(await dialog.findByText(/^The phones of its people are suspended/u)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Inactivate company' }));
      await waitFor(() => expect(asked).toHaveLength(1));
    });

    it('does not change if the request fails, and the confirmation stays open', async () => {
      count(3, 2, 1);
      const { user, dialog } = await open();
      await dialog.findByText(/^2 phones/u);
      loseConnection(CompanyStatusButtonDocument);
      await user.click(dialog.getByRole('button', { name: 'Inactivate company' }));
      expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Inactivate company' })).toBeEnabled();
    });
  });

  it('changes before a slow answer, and back if it fails', async () => {
    directory([acme]);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    refuse(CompanyStatusButtonDocument, { message: 'Broken' }, { until: () => promise });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'ACCEPT Acme' }));
    expect(await screen.findByRole('cell', { name: 'ACTIVE' })).toBeVisible();
    release();
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'PENDING' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'ACCEPT Acme' })).toBeEnabled();
  });

  it('does not change if the request fails', async () => {
    directory([acme]);
    loseConnection(CompanyStatusButtonDocument);
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'ACCEPT Acme' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'ACCEPT Acme' })).toBeEnabled();
  });
});

describe('a company scheduled for deletion', () => {
  const leaving = { ...acme, deletionAt: '2099-01-05T01:00:00.000Z' };

  it('shows when it is deleted, and the provider can undo it', async () => {
    directory([leaving]);
    const asked = loseOnce(PendingDeletionDocument, () => ({
      cancelCompanyDeletion: Object.assign(leaving, { deletionAt: null }),
    }));
    const { user } = renderPage();
    expect(await screen.findByText(/^Deleted on/u)).toHaveTextContent('5 Jan 2099');
    await user.click(screen.getByRole('button', { name: 'Undo the deletion of Acme' }));
    expect(await screen.findByText('Deletion undone')).toBeVisible();
    expect(asked).toEqual([{ id: acme.id }]);
    await waitFor(() => expect(screen.queryByText(/^Deleted on/u)).toBeNull());
  });

  it('stays scheduled if undoing fails', async () => {
    directory([{ ...acme, deletionAt: '2099-01-05T01:00:00.000Z' }]);
    loseConnection(PendingDeletionDocument);
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Undo the deletion of Acme' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(screen.getByText(/^Deleted on/u)).toBeVisible();
  });
});
