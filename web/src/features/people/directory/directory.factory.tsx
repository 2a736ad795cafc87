import {
  EmployeesPageDocument,
  EmployeesPageFiguresDocument,
  OpenAppCodeRunsDocument,
  type EmployeesPageQueryVariables,
} from '../../../generated/graphql.ts';
import { anEmployee, type EmployeeRecord } from '../../../testing/factories.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { EmployeesPage } from './EmployeesPage.tsx';

/** Announces a directory that mutations change; `total` if it has more people than given. Returns the variables of each request. */
export const announceDirectory = (
  people: EmployeeRecord[],
  total?: number,
): EmployeesPageQueryVariables[] => {
  answer(OpenAppCodeRunsDocument, { appCodeRuns: [] });
  answer(EmployeesPageFiguresDocument, () => ({
    positive: { total: people.filter(({ isPositive }) => isPositive).length },
    departments: [
      { name: 'Kitchen', people: 12 },
      { name: 'Sales', people: 1_204 },
    ],
  }));
  return answer(EmployeesPageDocument, () => ({
    employees: { items: [...people], total: total ?? people.length },
  }));
};

/** Renders the directory at an address. */
export const renderDirectory = (search = '', session = aSession()) =>
  renderScreen(<EmployeesPage />, {
    path: '/dashboard/:companyName/emp',
    at: `/dashboard/acme/emp${search}`,
    session,
  });

/** Three people: using the app, positive without a date, and not seen for long. */
export const anna = anEmployee({
  code: 'E7',
  name: 'Anna Li',
  phone: '81234567',
  email: 'anna@acme.com',
  department: 'Kitchen',
  isPositive: true,
  positiveDate: '2026-03-05',
});
export const ben = anEmployee({ name: 'Ben Tan', isPositive: true, positiveDate: null });
export const cleo = anEmployee({ name: 'Cleo Ong', lastActiveAt: '2026-01-05T01:12:00.000Z' });
