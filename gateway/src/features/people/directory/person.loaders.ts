import DataLoader from 'dataloader';
import type { RequestContext } from '../../../request/context.js';
import { makeRowLoader } from '../../../request/loaders.js';
import { findPeopleByIds } from './employee.queries.js';
import type { Person } from './person.types.js';
import { findLatestHealth } from './phone-health.queries.js';

/** Loads people of the viewer's company by id, including those who have left the directory. */
export function personById(context: RequestContext): DataLoader<string, Person> {
  return new DataLoader(
    async (ids) => {
      const people = await findPeopleByIds(context.db, context.companyId, ids);
      const byId = new Map(people.map((person) => [person.id, person]));
      return ids.map((id) => byId.get(id) ?? formerEmployee(id));
    },
    { maxBatchSize: 5000 },
  );
}

/** Stands for people who have left. */
export const formerEmployeeName = 'Former employee';

function formerEmployee(id: string): Person {
  return {
    id,
    name: formerEmployeeName,
    code: null,
    department: null,
    email: null,
    callingCode: null,
    phone: null,
    isPositive: false,
    isDeleted: true,
  };
}

/** Loads the latest health of phones by employee; null if a phone never reported. */
export const latestHealthLoader = makeRowLoader(
  (db, companyId, ids) => findLatestHealth(db, companyId, ids, 1),
  ({ employeeId }) => employeeId,
);
