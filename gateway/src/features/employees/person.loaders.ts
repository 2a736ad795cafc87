import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { findPeopleByIds } from './employee.queries.js';
import type { Person } from './person.entity.js';

/** People of the viewer's company by id, whether they are still in the directory or not. */
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

function formerEmployee(id: string): Person {
  return {
    id,
    name: 'Former employee',
    code: null,
    department: null,
    email: null,
    countryCode: null,
    phone: null,
    isPositive: false,
    isDeleted: true,
  };
}
