import { expect, it } from 'vitest';
import { PhoneNumbers1763596861000 } from '../../../migrations/1763596861000-phone-numbers.js';
import { makeCompany, makeEmployee } from '../../test/factories.js';
import { useTestApp } from '../../test/hooks.js';
import { entities } from '../app/rooms.js';
import { makeOwnerDataSource } from './data-source.js';

const app = useTestApp();

it('the migration of phone numbers gives keys to people, to changes that can be undone and to rows of files', async () => {
  const source = await makeOwnerDataSource(app.ownerUrl, undefined, entities).initialize();
  const runner = source.createQueryRunner();
  const migration = new PhoneNumbers1763596861000();
  try {
    const made = await makeCompany(app);
    const { employee: first } = await makeEmployee(app, made, {
      phone: '91234567',
      callingCode: '+65',
    });
    const { employee: second } = await makeEmployee(app, made, { phone: '97654321' });
    await migration.down(runner);
    const [{ id: companyId }, changeId] = [made.company, first.id];
    await app.owner.query(`UPDATE employee SET phone = '6591234567' WHERE id = $1`, [second.id]);
    await app.owner.query(
      `INSERT INTO directory_change (company_id, id, kind, changed_by, undo_until) VALUES ($1, $2, 'IMPORT', 'a@b.example', now())`,
      [companyId, changeId],
    );
    await app.owner.query(
      `INSERT INTO directory_change_person (company_id, change_id, employee_id, is_new, before, version_after)
       VALUES ($1, $2, $3, false, '{"phone":"90000000"}', 1), ($1, $2, $4, false, '{"name":"Ana"}', 1)`,
      [companyId, changeId, first.id, second.id],
    );
    await migration.up(runner);
    const { rows: people } = await app.owner.query(
      'SELECT id, phone_key AS key FROM employee WHERE company_id = $1 ORDER BY id',
      [companyId],
    );
    expect(people).toEqual([
      { id: first.id, key: '6591234567' },
      { id: second.id, key: null },
    ]);
    const { rows: changes } = await app.owner.query(
      'SELECT before FROM directory_change_person WHERE company_id = $1 ORDER BY employee_id',
      [companyId],
    );
    expect(changes).toEqual([
      { before: { phone: '90000000', phone_key: '6590000000' } },
      { before: { name: 'Ana' } },
    ]);
  } finally {
    await runner.release();
    await source.destroy();
  }
});
