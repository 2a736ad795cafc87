import type { DataSource } from 'typeorm';
import { inTenant } from '../../database/tenant.js';
import { Company } from '../companies/company.entity.js';
import { directoryKeys } from './directory-keys.js';
import { peopleWithoutKeys, setDirectoryKeys } from './directory-keys.queries.js';

const batch = 5000;

/**
 * Gives keys to the employees that a program before this one has written, at each start: only this program folds text
 * as the directory compares it.
 */
export async function fillDirectoryKeys(dataSource: DataSource): Promise<void> {
  const companies = await dataSource.getRepository(Company).find({ select: { id: true } });
  for (const { id: companyId } of companies) {
    for (let filled = batch; filled === batch;) {
      // Piece by piece, so that nobody's phone waits for the whole directory.
      // oxlint-disable-next-line no-await-in-loop
      filled = await inTenant(dataSource, companyId, async (db) => {
        const people = await peopleWithoutKeys(db, companyId, batch);
        const keys = people.map((person) => ({ id: person.id, ...directoryKeys(person) }));
        if (keys.length > 0) await setDirectoryKeys(db, companyId, keys);
        return people.length;
      });
    }
  }
}
