import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DeleteEmployeesDialogDocument,
  CorrectPhoneDialogDocument,
  EditEmployeeDialogDocument,
  EmployeePageDocument,
  OpenCaseChoicesDocument,
} from '../../../generated/graphql.ts';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { answer, loseConnection, refuse, server } from '../../../testing/server.ts';
import { aChange } from '../directory/changes/change.factory.ts';
import { anna, announce, findEvents, now, region, render } from './person.factory.tsx';

beforeEach(() =>
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true, toFake: ['Date'] }),
);
afterEach(() => vi.useRealTimers());

describe('the page of an employee', () => {
  it('loads by employee code, and shows name and status', async () => {
    const { people } = announce();
    render();
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Li' })).toBeVisible();
    expect(people).toEqual([{ employee: { code: 'E7' }, withHealth: true }]);
    expect(screen.getByText('E7 · Driver · Fleet')).toBeVisible();
    expect(screen.getAllByText('on 5/3/2026')[0]).toBeVisible();
    expect(document.title).toBe('Anna Li · VisionCloud');
    expect(region('Details').getByRole('link', { name: 'anna@acme.com' })).toHaveAttribute(
      'href',
      'mailto:anna@acme.com',
    );
    expect(region('Details').getByText('3/2/1990')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Trace' })[0]).toHaveAttribute(
      'href',
      '/dashboard/acme/tracing/E7',
    );
    expect(screen.getByRole('link', { name: 'Employee Directory' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp',
    );
  });

  it('links to the open cases of the person, and opens another one', async () => {
    const open = {
      id: 'k1',
      number: 12,
      disease: 'COVID_19' as const,
      classification: 'CONFIRMED' as const,
      outcome: null,
      openedAt: '2026-03-06T01:00:00.000Z',
      closedAt: null,
    };
    const closed = { ...open, id: 'k2', number: 3, outcome: 'RECOVERED' as const };
    announce(anna({ cases: [open, { ...closed, closedAt: '2026-02-06T01:00:00.000Z' }] }));
    answer(OpenCaseChoicesDocument, {
      diseases: [{ code: 'MEASLES', name: 'Measles', isUsed: true, figures: [] }],
    });
    const { user } = render();
    const link = await screen.findByRole('link', {
      name: 'Case C-12: COVID-19, Confirmed, open',
    });
    expect(link).toHaveAttribute('href', '/dashboard/acme/cases/12');
    expect(screen.queryByRole('link', { name: /C-3: / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More for Anna Li' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open a case' }));
    expect(await screen.findByRole('dialog', { name: 'Open a case of Anna Li' })).toBeVisible();
  });

  it('shows the state of the phone and its problems', async () => {
    announce();
    render();
    await screen.findByRole('heading', { name: 'Anna Li' });
    const phone = region('Phone');
    expect(phone.getByText('Active, last report 2 minutes ago.')).toBeVisible();
    expect(phone.getByText('Bluetooth is off, so this phone detects nobody.')).toBeVisible();
    expect(phone.getByText('Pixel 8')).toBeVisible();
    expect(phone.getByText('Android 15')).toBeVisible();
    expect(phone.getByText('Phone status from').nextElementSibling).toHaveTextContent(
      /^Today, \d\d:\d\d$/u,
    );
  });

  it('shows that a phone has never reported', async () => {
    announce(anna({ health: null, lastActiveAt: null, firstSignInAt: null, hasPassword: false }));
    render();
    await screen.findByRole('heading', { name: 'Anna Li' });
    expect(region('Phone').getByText('This phone has never reported.')).toBeVisible();
    expect(region('Phone').getByText('Never signed in to the app.')).toBeVisible();
  });

  it('distinguishes a bulk change from its undoing, below the problem of the phone', async () => {
    const change = aChange({ count: 3, undoneAt: '2026-01-05T01:00:08.000Z' });
    const entry = (id: string, isPositive: boolean, changedAt: string) => ({
      id,
      isPositive,
      positiveDate: null,
      changedAt,
      changedBy: 'admin@acme.test',
      change,
    });
    announce(
      anna({
        statusHistory: [
          entry('01900000-0000-7000-8000-00000000b004', true, '2026-01-05T01:00:08.100Z'),
          entry('01900000-0000-7000-8000-00000000b003', false, '2026-01-05T01:00:00.100Z'),
        ],
      }),
    );
    render();
    await screen.findByRole('heading', { name: 'Anna Li' });
    const [phone, undone, done] = await findEvents();
    expect(phone).toHaveTextContent('Bluetooth is off, so this phone detects nobody.');
    expect(undone).toHaveTextContent('(undoing: Marked 3 people negative)');
    expect(done).toHaveTextContent('(Marked 3 people negative)');
  });

  it('shows the same for an unknown, deleted or foreign person', async () => {
    refuse(EmployeePageDocument, { code: 'NOT_FOUND', message: 'Not found' });
    render();
    expect(await screen.findByRole('heading', { name: 'Person not found' })).toBeVisible();
  });

  it('shows an error, and loads again on “Try again”', async () => {
    loseConnection(EmployeePageDocument);
    const { user } = render();
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    announce();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Anna Li' })).toBeVisible();
  });
});

describe('actions on an employee', () => {
  it('edits the person', async () => {
    announce();
    const asked = answer(EditEmployeeDialogDocument, { updateEmployee: { ...anna() } });
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Anna Li' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Employee edited successfully')).toBeVisible();
    expect(asked).toMatchObject([{ input: { employee: { id: anna().id }, version: 1 } }]);
  });

  it('corrects the phone number, as a link proposes it, and again if the request was lost', async () => {
    announce();
    const asked = loseOnce(CorrectPhoneDialogDocument, {
      correctPhone: { id: anna().id, phone: '81112222', callingCode: '+65', version: 2 },
    });
    const { user } = render('?dialog=phone');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the phone number' }));
    expect(dialog.getByText('The directory says +65 81234567.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await dialog.findByText('Please enter phone number')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Right phone number/), '81112222');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('Phone number corrected')).toBeVisible();
    expect(asked).toEqual([
      { input: { employee: { id: anna().id }, version: 1, phone: '81112222' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('deletes the person and opens the directory, without reloading the person', async () => {
    const { people } = announce();
    answer(DeleteEmployeesDialogDocument, {
      deleteEmployees: aChange({ kind: 'DELETION', count: 1 }),
    });
    const { user, address } = render();
    await user.click(await screen.findByRole('button', { name: 'More for Anna Li' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Anna Li?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Employee deleted')).toBeVisible();
    expect(address()).toBe('/dashboard/acme/emp');
    expect(people).toHaveLength(1);
  });

  const exportData = async () => {
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'More for Anna Li' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Export data (JSON)' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Export the data of Anna Li?' }),
    );
    expect(question.getByText(/^The file is for your company only\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Download' }));
  };

  it('exports the data as a file, with the token of the session', async () => {
    announce();
    const tokens: (string | null)[] = [];
    server.use(
      http.get('*/api/employee/:id/data', ({ request, params }) => {
        tokens.push(request.headers.get('authorization'), params['id'] as string);
        return HttpResponse.json(
          { name: 'Anna Li' },
          { headers: { 'content-disposition': 'attachment; filename="employee_E7.json"' } },
        );
      }),
    );
    const saved = captureSavedFiles();
    await exportData();
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['employee_E7.json']));
    expect(tokens).toEqual(['Bearer token-of-acme', anna().id]);
  });

  it('shows an error if the data cannot be exported', async () => {
    announce();
    server.use(
      http.get('*/api/employee/:id/data', () =>
        HttpResponse.json({ message: 'Too many exports, please wait' }, { status: 429 }),
      ),
    );
    await exportData();
    expect(await screen.findByText('Too many exports, please wait')).toBeVisible();
  });
});
