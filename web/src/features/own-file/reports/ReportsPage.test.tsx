import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ConfirmReportedCaseDocument,
  DecideDialogDocument,
  DismissReportedCaseDocument,
  EmployeeReportsPageDocument,
  ExactRecordRequestsDocument,
  GiveExactRecordsDocument,
  RefuseExactRecordsDocument,
  WaitingEvidenceDocument,
  ReportedCaseDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import type { Report } from './report.ts';
import { CorrectionsPage, ReportsPage } from './ReportsPage.tsx';

const anna = anEmployee({ name: 'Anna Li', code: 'E7', department: 'Sales' });

/** Creates a correction that Anna requests. */
const aReport = (overrides: Partial<Report> = {}): Report => ({
  id: 'r1',
  kind: 'CORRECTION',
  person: anna,
  field: 'PHONE',
  value: '87654321',
  day: null,
  disease: null,
  result: null,
  note: 'Since May',
  reportedAt: '2025-05-10T02:00:00.000Z',
  state: 'WAITING',
  caseNumber: null,
  decidedAt: null,
  decidedBy: null,
  answer: null,
  ...overrides,
});

const answerReports = (items: Report[]) =>
  answer(EmployeeReportsPageDocument, { employeeReports: { items, total: items.length } });

const renderPage = (search = '') =>
  renderScreen(<ReportsPage />, {
    path: '/dashboard/:companyName/follow-up/reports',
    at: `/dashboard/acme/follow-up/reports${search}`,
  });

const rows = async () => (await screen.findAllByRole('row')).slice(1);
const dialog = async () => within(await screen.findByRole('dialog'));

/** The cell of a wide screen; on phones the same buttons are in another cell. */
const press = async (user: ReturnType<typeof renderPage>['user'], name: string) =>
  user.click((await screen.findAllByRole('button', { name })).at(-1)!);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-10T04:00:00Z') });
  answer(ExactRecordRequestsDocument, { exactRecordRequests: { items: [], total: 0 } });
  answer(WaitingEvidenceDocument, { immunityEvidence: { items: [], total: 0 } });
});

describe('reports of employees', () => {
  it('shows the person, the request, and the note', async () => {
    answerReports([aReport()]);
    renderPage();
    const [row] = await rows();
    expect(within(row!).getByRole('link', { name: 'Anna Li' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E7',
    );
    expect(row).toHaveTextContent('Phone number should say: 87654321');
    expect(row).toHaveTextContent('Since May');
    expect(row).toHaveTextContent('Today, 10:00');
  });

  const symptoms = aReport({
    kind: 'SYMPTOMS',
    field: null,
    value: null,
    disease: 'COVID_19',
    day: '2025-05-08',
    caseNumber: 12,
  });

  it('links to the case of a report', async () => {
    answerReports([symptoms]);
    renderPage();
    const [row] = await rows();
    expect(row).toHaveTextContent('Symptoms since Thu 8 May: COVID-19');
    expect(within(row!).getAllByRole('link', { name: 'C-12' })[0]).toHaveAttribute(
      'href',
      '/dashboard/acme/cases/12',
    );
  });

  it.each([
    [
      'Confirm case C-12 of Anna Li',
      'Confirm',
      ConfirmReportedCaseDocument,
      { classification: 'CONFIRMED' },
      'Case C-12 confirmed',
    ],
    [
      'Close case C-12 of Anna Li as not a case',
      'Not a case',
      DismissReportedCaseDocument,
      { outcome: 'NOT_A_CASE' },
      'Case C-12 closed as not a case',
    ],
  ] as const)(
    'decides the case of a report in place: %s',
    async (title, button, document, values, done) => {
      answerReports([symptoms]);
      const stored = { id: 'c1', version: 3 };
      answer(ReportedCaseDocument, { case: stored });
      const sent =
        document === ConfirmReportedCaseDocument
          ? loseOnce(ConfirmReportedCaseDocument, {
              updateCase: { ...stored, classification: 'CONFIRMED' },
            })
          : loseOnce(DismissReportedCaseDocument, {
              closeCase: { ...stored, outcome: 'NOT_A_CASE' },
            });
      const { user } = renderPage();
      await press(user, title);
      await user.click((await dialog()).getByRole('button', { name: button }));
      expect(await screen.findByText(done)).toBeVisible();
      expect(sent).toEqual([{ input: { ...stored, ...values } }]);
    },
  );

  it('offers no decision on a case to roles that may not change cases', async () => {
    answerReports([symptoms]);
    renderScreen(<ReportsPage />, {
      path: '/dashboard/:companyName/follow-up/reports',
      at: '/dashboard/acme/follow-up/reports',
      session: aSession({}, ['employee-report:read']),
    });
    const [row] = await rows();
    expect(within(row!).queryByRole('button')).toBeNull();
  });

  it('shows who decided, and the reply', async () => {
    answerReports([
      aReport({
        kind: 'TEST',
        field: null,
        value: null,
        disease: 'INFLUENZA',
        day: '2025-05-09',
        result: 'NEGATIVE',
        state: 'DECLINED',
        decidedAt: '2025-05-10T03:00:00.000Z',
        decidedBy: 'officer@acme.test',
        answer: 'Please bring the paper.',
      }),
    ]);
    renderPage();
    const [row] = await rows();
    expect(row).toHaveTextContent('Test of yesterday, negative: Influenza');
    expect(row).toHaveTextContent('Declinedby officer@acme.testPlease bring the paper.');
  });

  it('filters through the address, and clears the filters', async () => {
    const asked = answerReports([]);
    const { user, address } = renderPage('?state=waiting&kind=test');
    await user.click(await screen.findByRole('button', { name: 'Show all reports' }));
    expect(await screen.findByText('No reports yet')).toBeVisible();
    expect(address()).toBe('/dashboard/acme/follow-up/reports');
    expect(asked.map(({ filter }) => filter)).toEqual([
      { kind: 'TEST', state: 'WAITING' },
      { kind: null, state: null },
    ]);
  });

  it('loads again on “Try again”', async () => {
    loseConnection(EmployeeReportsPageDocument);
    const { user } = renderPage();
    expect(await screen.findByText('The reports could not be loaded.')).toBeVisible();
    answerReports([aReport()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('deciding on a report', () => {
  const decided = {
    id: 'r1',
    state: 'ACCEPTED' as const,
    decidedAt: '2025-05-10T04:00:00.000Z',
    decidedBy: 'officer@acme.test',
    answer: null,
  };

  it('accepting changes the directory, and is listed', async () => {
    answerReports([aReport()]);
    const asked = loseOnce(DecideDialogDocument, { decideCorrection: decided });
    const { user } = renderPage();
    await press(user, 'Accept the report of Anna Li');
    const form = await dialog();
    expect(form.getByText('The directory is changed as the employee asks.')).toBeVisible();
    answerReports([aReport({ state: 'ACCEPTED', decidedBy: 'officer@acme.test' })]);
    await user.click(form.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Report of Anna Li accepted')).toBeVisible();
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Accepted'));
    expect(asked).toEqual([{ input: { id: 'r1', isAccepted: true, answer: null } }]);
  });

  it('accepting a test requires its kind, with which it is added to the follow-up', async () => {
    answerReports([
      aReport({
        kind: 'TEST',
        field: null,
        value: null,
        day: '2025-05-09',
        disease: 'COVID_19',
        result: 'NEGATIVE',
      }),
    ]);
    const asked = answer(DecideDialogDocument, { decideCorrection: decided });
    const { user } = renderPage();
    await press(user, 'Accept the report of Anna Li');
    const form = await dialog();
    expect(form.getByText(/^The test is added to the follow-up of the employee/u)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Accept' }));
    expect(await form.findByText('Please select a kind of test')).toBeVisible();
    await user.selectOptions(form.getByLabelText(/^Kind of test/u), 'Antigen');
    await user.click(form.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(asked).toEqual([
        { input: { id: 'r1', isAccepted: true, answer: null, test: 'ANTIGEN' } },
      ]),
    );
  });

  it('declining requires a reply to the employee', async () => {
    answerReports([aReport()]);
    const answered = { ...decided, state: 'DECLINED' as const, answer: 'Please ask HR.' };
    const asked = answer(DecideDialogDocument, { decideCorrection: answered });
    const { user } = renderPage();
    await press(user, 'Decline the report of Anna Li');
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Decline' }));
    expect(await form.findByText('Please explain why; the employee sees it')).toBeVisible();
    await user.type(form.getByLabelText(/^Reply to the employee/u), ' Please ask HR. ');
    await user.click(form.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked).toEqual([{ input: { id: 'r1', isAccepted: false, answer: 'Please ask HR.' } }]);
  });

  it('explains accepting a value that the directory does not have', async () => {
    answerReports([aReport({ field: 'OTHER', value: 'My photo is old' })]);
    const { user } = renderPage();
    await press(user, 'Accept the report of Anna Li');
    expect((await dialog()).getByText(/^Please make the change yourself/u)).toBeVisible();
  });

  it('shows why the gateway refuses, and stays open', async () => {
    answerReports([aReport()]);
    const message = 'Somebody has decided on this already';
    refuse(DecideDialogDocument, { code: 'CONFLICT', message, fields: [{ field: 'id', message }] });
    const { user } = renderPage();
    await press(user, 'Accept the report of Anna Li');
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Accept' }));
    expect(await form.findByText(message)).toBeVisible();
  });
});

describe('corrections for a directory manager', () => {
  it('requests only corrections, whatever the address says', async () => {
    const asked = answer(EmployeeReportsPageDocument, {
      employeeReports: { items: [aReport()], total: 1 },
    });
    renderScreen(<CorrectionsPage />, {
      path: '/dashboard/:companyName/emp/corrections',
      at: '/dashboard/acme/emp/corrections?kind=test&state=waiting',
      session: aSession({}, ['employee:read', 'employee-report:read', 'employee-report:decide']),
    });
    expect(await screen.findByRole('heading', { name: 'Corrections' })).toBeVisible();
    expect((await rows())[0]).toHaveTextContent('Phone number should say: 87654321');
    expect(asked).toEqual([
      expect.objectContaining({ filter: { kind: 'CORRECTION', state: 'WAITING' } }),
    ]);
    expect(screen.queryByLabelText('Kind')).toBeNull();
    expect(screen.getByRole('link', { name: 'Employee Directory' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp',
    );
    expect(screen.getAllByRole('button', { name: 'Accept the report of Anna Li' })).not.toEqual([]);
  });
});

describe('requests for exact records', () => {
  const request = {
    id: 'x1',
    person: anna,
    requestedAt: '2025-05-09T02:00:00.000Z',
    dueAt: '2025-06-09T02:00:00.000Z',
  };
  beforeEach(() => {
    answerReports([]);
    answer(ExactRecordRequestsDocument, { exactRecordRequests: { items: [request], total: 1 } });
  });

  it('are listed with their due date, and given after a confirmation', async () => {
    const asked = loseOnce(GiveExactRecordsDocument, {
      giveExactRecords: { id: 'x1', state: 'GIVEN' },
    });
    const { user } = renderPage();
    const section = await screen.findByRole('region', { name: '1 request for exact records' });
    expect(section).toHaveTextContent('Anna LiAsked yesterday, due by Mon 9 Jun');
    await press(user, 'Give Anna Li their exact records');
    await user.click((await dialog()).getByRole('button', { name: 'Give' }));
    expect(await screen.findByText('Exact records given to Anna Li')).toBeVisible();
    expect(asked).toEqual([{ id: 'x1' }]);
  });

  it('are refused with a reason only', async () => {
    const asked = loseOnce(RefuseExactRecordsDocument, {
      refuseExactRecords: { id: 'x1', state: 'REFUSED' },
    });
    const { user } = renderPage();
    await screen.findByRole('region', { name: '1 request for exact records' });
    await press(user, 'Refuse Anna Li their exact records');
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Refuse' }));
    expect(await form.findByText('Please explain why; the employee sees it')).toBeVisible();
    await user.type(form.getByLabelText(/^Reason for the employee/u), ' Kept elsewhere ');
    await user.click(form.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(asked).toEqual([{ input: { id: 'x1', reason: 'Kept elsewhere' } }]));
  });

  it('show that they could not be loaded, and can be loaded again', async () => {
    loseConnection(ExactRecordRequestsDocument);
    const { user } = renderPage();
    const line = await screen.findByText(/^The requests for exact records could not be loaded, /u);
    answer(ExactRecordRequestsDocument, { exactRecordRequests: { items: [request], total: 1 } });
    await user.click(within(line).getByRole('button', { name: 'try again' }));
    expect(
      await screen.findByRole('region', { name: '1 request for exact records' }),
    ).toBeVisible();
  });
});
