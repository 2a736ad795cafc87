import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL: all digits of a phone number, its country code first. */
const makeKey = (phone: string, callingCode: string) =>
  `ltrim(regexp_replace(${callingCode}, '\\D', '', 'g'), '0') || ${phone}`;

const tables = ['employee', 'directory_change_person', 'directory_import_row'];

/** Compares phone numbers with their country codes, so that two people can have the same digits in two countries. */
export class PhoneNumbers1763596861000 implements MigrationInterface {
  name = 'PhoneNumbers1763596861000';

  async up(runner: QueryRunner): Promise<void> {
    const setForced = (force: string) =>
      tables.map((table) => `ALTER TABLE ${table} ${force} ROW LEVEL SECURITY;`).join(' ');
    // Changes that can be undone, and files that can be applied, write the key together with the number.
    const addKey = (table: string, column: string) => {
      const read = (
        name: string,
      ) => `coalesce(${column} ->> '${name}', (SELECT ${name} FROM employee
        WHERE employee.company_id = ${table}.company_id AND employee.id = ${table}.employee_id), '')`;
      return `UPDATE ${table} SET ${column} = ${column} || jsonb_build_object('phone_key', ${makeKey(read('phone'), read('calling_code'))})
      WHERE ${column} ?| '{phone,calling_code}';`;
    };
    await runner.query(`
      ALTER TABLE employee ADD COLUMN phone_key text;
      ${setForced('NO FORCE')}
      UPDATE employee SET phone_key = ${makeKey('phone', 'calling_code')} WHERE phone IS NOT NULL;
      -- Numbers of which one was stored with and one without its country code: the later one keeps no key until it is changed.
      UPDATE employee SET phone_key = NULL
      WHERE EXISTS (SELECT FROM employee AS other WHERE other.company_id = employee.company_id
        AND other.phone_key = employee.phone_key AND other.id < employee.id);
      ${addKey('directory_change_person', 'before')}
      ${addKey('directory_import_row', 'stored')}
      ${setForced('FORCE')}
      ALTER TABLE employee DROP CONSTRAINT employee_phone_key;
      ALTER TABLE employee ADD CONSTRAINT employee_phone_key UNIQUE (company_id, phone_key) DEFERRABLE INITIALLY IMMEDIATE;
      CREATE INDEX employee_phone ON employee (company_id, phone);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX employee_phone;
      ALTER TABLE employee DROP CONSTRAINT employee_phone_key;
      ALTER TABLE employee ADD CONSTRAINT employee_phone_key UNIQUE (company_id, phone) DEFERRABLE INITIALLY IMMEDIATE;
      ALTER TABLE employee DROP COLUMN phone_key;
    `);
  }
}
