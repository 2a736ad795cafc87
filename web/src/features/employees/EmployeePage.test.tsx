import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DeleteEmployeesDialogDocument,
  EditEmployeeDialogDocument,
  EmployeePageDocument,
  PersonMeetingsDocument,
  type EmployeePageQuery,
  type PersonMeetingsQuery,
} from '../../generated/graphql.ts';
import { anEmployee } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/render.tsx';
import { answer, loseConnection, refuse, server } from '../../testing/server.ts';
import { EmployeePage } from './EmployeePage.tsx';
import { aChange } from './change.factory.ts';

type Person = EmployeePageQuery['employee'];
type Meeting = PersonMeetingsQuery['personMeetings'][number];

/** Noon in Singapore. */
const now = '2026-03-10T04:00:00.000Z';

const anna = (said: Partial<Person> = {}): Person => ({
  ...anEmployee({
    id: '01900000-0000-7000-8000-000000000777',
    employeeId: 'E7',
    name: 'Anna Li',
    email: 'anna@acme.com',
    phone: '81234567',
    designation: 'Driver',
    department: 'Fleet',
    isPositive: true,
    positiveDate: '2026-03-05',
    dateOfBirth: '1990-02-03',
    lastActive: '2026-03-10T03:58:00.000Z',
  }),
  firstSignIn: '2026-01-06T01:00:00.000Z',
  hasPassword: true,
  health: {
    bluetoothStatus: false,
    locationStatus: true,
    locationPermission: 'Always',
    osVersion: '15',
    deviceType: 'Android',
    makeModel: 'Pixel 8',
    appVersion: '3.2.1',
    reportedAt: '2026-03-10T03:50:00.000Z',
  },
  statusHistory: [
    {
      id: '01900000-0000-7000-8000-00000000b002',
      isPositive: true,
      positiveDate: '2026-03-05',
      changedAt: '2026-03-06T01:00:00.000Z',
      changedBy: 'admin@acme.test',
      change: null,
    },
    {
      id: '01900000-0000-7000-8000-00000000b001',
      isPositive: false,
      positiveDate: null,
      changedAt: '2026-01-05T01:00:00.000Z',
      changedBy: null,
      change: aChange({ kind: 'IMPORT', count: 412, detail: 'people.csv' }),
    },
  ],
  ...said,
});

const aMeeting = (said: Partial<Meeting> = {}): Meeting => ({
  other: {
    id: '01900000-0000-7000-8000-000000000888',
    employeeId: 'E8',
    name: 'Ben Tan',
    department: 'Sales',
    isPositive: false,
    isDeleted: false,
  },
  source: 'MOBILE',
  startedAt: '2026-03-10T01:00:00.000Z',
  endedAt: '2026-03-10T01:20:00.000Z',
  minutes: 20,
  coveredMinutes: 20,
  isContinuous: true,
  thresholdMinutes: 15,
  ...said,
});

const announce = (person: Person = anna(), meetings: Meeting[] = [aMeeting()]) => {
  const people = answer(EmployeePageDocument, {
    employee: person,
    departmentCounts: [{ name: 'Fleet', people: 12 }],
  });
  return { people, asked: answer(PersonMeetingsDocument, { personMeetings: meetings }) };
};

const render = (search = '', id = 'E7') =>
  renderScreen(<EmployeePage />, {
    path: '/dashboard/:companyName/emp/:employeeId',
    at: `/dashboard/acme/emp/${id}${search}`,
  });

const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() =>
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true, toFake: ['Date'] }),
);
afterEach(() => vi.useRealTimers());

describe('the page of a person', () => {
  it('is asked for by employee code, and says who it is and how they are', async () => {
    const { people } = announce();
    render();
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Li' })).toBeVisible();
    expect(people).toEqual([{ id: 'E7' }]);
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

  it('says how the phone is, and what is wrong with it', async () => {
    announce();
    render();
    await screen.findByRole('heading', { name: 'Anna Li' });
    const phone = region('Phone');
    expect(phone.getByText('Active, last heard of 2 minutes ago.')).toBeVisible();
    expect(phone.getByText('Bluetooth is off, so this phone notices nobody.')).toBeVisible();
    expect(phone.getByText('Pixel 8')).toBeVisible();
    expect(phone.getByText('Android 15')).toBeVisible();
    expect(phone.getByText('10 minutes ago')).toBeVisible();
  });

  it('says of a phone that never reported so', async () => {
    announce(anna({ health: null, lastActive: null, firstSignIn: null, hasPassword: false }));
    render();
    await screen.findByRole('heading', { name: 'Anna Li' });
    expect(region('Phone').getByText('This phone has never reported.')).toBeVisible();
    expect(region('Phone').getByText('Never signed in on the app.')).toBeVisible();
  });

  it('tells the history of the status: when, who, and the tracing of it', async () => {
    announce();
    render();
    await screen.findByRole('heading', { name: 'Anna Li' });
    const entries = region('Status history').getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'POSITIVEon 5/3/2026TraceFri 6 Mar, 09:00, by admin@acme.test',
      'NEGATIVEMon 5 Jan, 09:00, with the first entry (Imported 412 people from people.csv)',
    ]);
    expect(within(entries[0]!).getByRole('link', { name: 'Trace' })).toHaveAttribute(
      'href',
      '/dashboard/acme/tracing/E7',
    );
  });

  it('tells a change of many from its being undone', async () => {
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
    const [undone, done] = region('Status history').getAllByRole('listitem');
    expect(undone).toHaveTextContent('(undoing: Marked 3 people negative)');
    expect(done).toHaveTextContent('(Marked 3 people negative)');
  });

  it('says the same of somebody unknown, deleted or of another company', async () => {
    refuse(EmployeePageDocument, { code: 'NOT_FOUND', message: 'Not found' });
    render();
    expect(await screen.findByRole('heading', { name: 'Person not found' })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    loseConnection(EmployeePageDocument);
    const { user } = render();
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    announce();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Anna Li' })).toBeVisible();
  });
});

describe('the meetings of a person', () => {
  it('are those of the last 7 days, long ones marked, each leading to the other', async () => {
    const { asked } = announce(anna(), [
      aMeeting(),
      aMeeting({
        startedAt: '2026-03-09T01:00:00.000Z',
        endedAt: '2026-03-09T01:10:00.000Z',
        minutes: 10,
        coveredMinutes: 4,
        isContinuous: false,
        source: 'CAMERA',
      }),
      aMeeting({
        startedAt: '2026-03-08T01:00:00.000Z',
        other: {
          id: '01900000-0000-7000-8000-000000000999',
          employeeId: null,
          name: 'Former employee',
          department: null,
          isPositive: false,
          isDeleted: true,
        },
      }),
    ]);
    render();
    expect(await screen.findByText('3 meetings with 2 people, 2 of them long')).toBeVisible();
    expect(asked).toEqual([{ id: anna().id, from: '2026-03-04', to: '2026-03-10' }]);
    const [, first, second, third] = region('Meetings').getAllByRole('row');
    expect(first).toHaveTextContent('Ben TanE8 · SalesToday09:00–09:2020 min Long Phones');
    expect(second).toHaveTextContent('Yesterday09:00–09:1010 min4 min without gaps Camera');
    expect(second).not.toHaveTextContent('Long');
    expect(within(first!).getByRole('link', { name: 'Ben Tan' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E8',
    );
    expect(within(third!).queryByRole('link')).toBeNull();
  });

  it('follow the days of the address and of the fields', async () => {
    const { asked } = announce();
    const { user, address } = render('?from=2026-02-10&to=2026-02-12');
    await screen.findByRole('link', { name: 'Ben Tan' });
    expect(asked.at(-1)).toMatchObject({ from: '2026-02-10', to: '2026-02-12' });
    const to = screen.getByLabelText('To');
    await user.clear(to);
    await user.type(to, '20/2/2026');
    await user.tab();
    await waitFor(() =>
      expect(address()).toBe('/dashboard/acme/emp/E7?from=2026-02-10&to=2026-02-20'),
    );
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ to: '2026-02-20' }));
  });

  it('show ten first, and all when asked', async () => {
    const many = Array.from({ length: 12 }, (_meeting, day) =>
      aMeeting({ startedAt: `2026-03-0${(day % 9) + 1}T0${Math.floor(day / 9)}:00:00.000Z` }),
    );
    announce(anna(), many);
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Show all 12 meetings' }));
    expect(region('Meetings').getAllByRole('row')).toHaveLength(13);
  });

  it('may be none, or not to be had', async () => {
    announce(anna(), []);
    const { unmount } = render();
    expect(await screen.findByText('No meeting in these days')).toBeVisible();
    unmount();
    loseConnection(PersonMeetingsDocument);
    render();
    expect(await screen.findByText('The meetings could not be loaded.')).toBeVisible();
  });
});

describe('what can be done with a person', () => {
  it('edits', async () => {
    announce();
    const asked = answer(EditEmployeeDialogDocument, { updateEmployee: { ...anna() } });
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Anna Li' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Employee edited successfully')).toBeVisible();
    expect(asked).toMatchObject([{ id: anna().id, version: 1 }]);
  });

  it('deletes and goes to the directory, without asking for the person again', async () => {
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
  };

  it('exports the data as a file, with the token of the session', async () => {
    announce();
    const tokens: (string | null)[] = [];
    server.use(
      http.get('*/api/employee/:id/data', ({ request, params }) => {
        tokens.push(request.headers.get('authorization'), params['id'] as string);
        return HttpResponse.json({ name: 'Anna Li' });
      }),
    );
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:anna';
    URL.revokeObjectURL = () => undefined;
    await exportData();
    await waitFor(() => expect(saved).toEqual(['employee_E7.json']));
    expect(tokens).toEqual(['Bearer token-of-acme', anna().id]);
    vi.restoreAllMocks();
  });

  it('says when the data could not be exported', async () => {
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
