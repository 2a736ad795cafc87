import { contactTables } from './contact-tables.js';
import { accessTables } from './access-tables.js';
import { directoryTables } from './directory-tables.js';
import { healthTables } from './health-tables.js';
import type { OwnColumn } from './own-file.types.js';
import { type PersonalTable, topics } from './personal-table.js';

/** All tables with personal data. A test compares them with the columns of the database. */
export const personalTables: readonly PersonalTable[] = [
  ...directoryTables,
  ...accessTables,
  ...contactTables,
  ...healthTables,
];

/** Lists all personal data that can be kept, in words for the person, by topic. */
export function listOwnColumns(): OwnColumn[] {
  return Object.values(topics)
    .flatMap((topic) => personalTables.filter((table) => table.topic === topic))
    .flatMap(({ topic, part, purpose, keptUntil, columns }) =>
      Object.values(columns).map(({ what, withheld }) => ({
        topic,
        part,
        what,
        purpose,
        keptUntil,
        withheld,
      })),
    );
}
