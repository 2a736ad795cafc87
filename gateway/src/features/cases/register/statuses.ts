import { listOpenCasesOfPeople } from './case.queries.js';
import { CaseClassification } from './disease-case.entity.js';
import { confirmCases, markStatuses } from './mark-statuses.js';
import { undoCasesOfChange } from './undo-entries.js';
import type { Statuses } from '../../people/directory/statuses.js';
import { assertPositiveTest } from './case.service.js';

/** Statuses by the cases of the register. */
export const statuses: Statuses = {
  mark: markStatuses,
  assertTest: assertPositiveTest,
  listConfirmed: async (db, companyId, employeeIds, disease) => {
    const open = await listOpenCasesOfPeople(db, companyId, employeeIds, disease);
    return open
      .filter(({ classification }) => classification === CaseClassification.CONFIRMED)
      .map(({ employeeId }) => employeeId);
  },
  confirm: async (db, companyId, employeeIds, test, origin) => {
    const open = await listOpenCasesOfPeople(db, companyId, employeeIds, test.disease);
    await confirmCases(db, companyId, employeeIds, test, open, origin);
  },
  undo: undoCasesOfChange,
};
