import {
  EmployeesPageDocument,
  EmployeesPageFiguresDocument,
  type EmployeesPageQueryVariables,
} from '../../generated/graphql.ts';
import type { EmployeeRecord } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { EmployeesPage } from './EmployeesPage.tsx';

/** A directory that the mutations of a test change; `total` where it has more people than are given. Returns what it was asked for. */
export const announceDirectory = (
  people: EmployeeRecord[],
  total?: number,
): EmployeesPageQueryVariables[] => {
  answer(EmployeesPageFiguresDocument, () => ({
    positive: { total: people.filter(({ isPositive }) => isPositive).length },
    departmentCounts: [
      { name: 'Kitchen', people: 12 },
      { name: 'Sales', people: 1_204 },
    ],
  }));
  return answer(EmployeesPageDocument, () => ({
    employees: { items: [...people], total: total ?? people.length },
  }));
};

/** The directory at an address. */
export const renderDirectory = (search = '') =>
  renderScreen(<EmployeesPage />, {
    path: '/dashboard/:companyName/emp',
    at: `/dashboard/acme/emp${search}`,
  });
