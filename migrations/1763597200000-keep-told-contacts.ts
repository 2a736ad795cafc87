import type { MigrationInterface, QueryRunner } from 'typeorm';

const deletionOfCases = `        -- Open cases stay, however old they are. The log of a case is deleted with it.
        IF room > 0 THEN
          DELETE FROM disease_case WHERE company_id = tenant AND ctid = ANY (ARRAY(
            SELECT ctid FROM disease_case WHERE company_id = tenant AND closed_at < bound LIMIT room));
          GET DIAGNOSTICS cases = ROW_COUNT;
          room := room - cases;
        END IF;

`;
const deletionOfToldContacts = `        -- Of open cases, what was added by hand goes with the records of its time. Those with people of the directory are counted
        -- as their records.
        IF room > 0 THEN
          WITH gone AS (
            DELETE FROM manual_contact WHERE company_id = tenant AND ctid = ANY (ARRAY(
              SELECT ctid FROM manual_contact WHERE company_id = tenant AND end_at <= bound LIMIT room))
            RETURNING employee_id
          ) SELECT count(*), contacts + count(*) FILTER (WHERE employee_id IS NULL) INTO gone, contacts FROM gone;
          room := room - gone;
        END IF;

`;
const deletionOfRecords = `        FOR tablename IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
          WHERE inhparent = 'contact'::regclass
            AND (relname = 'contact_older'`;

/** Replacements in the text of functions: of a function, what it said, and what it says. */
const replacements: [name: string, before: string, after: string][] = [
  // A contact told by hand stays as long as its case, with its record and its contests. The record of a deleted case goes in the same night.
  ['forget_records', deletionOfCases, ''],
  ['forget_records', deletionOfToldContacts, ''],
  ['forget_records', deletionOfRecords, `${deletionOfCases}${deletionOfRecords}`],
  [
    'forget_records',
    'SELECT ctid FROM %1$I WHERE company_id = $1 AND start_at < $2 AND end_at <= $2 LIMIT $3',
    `SELECT ctid FROM %1$I WHERE company_id = $1 AND start_at < $2 AND end_at <= $2
                AND NOT (source = ''manual'' AND EXISTS (
                  SELECT FROM manual_contact AS told WHERE told.company_id = $1 AND told.id = %1$I.id)) LIMIT $3`,
  ],
  [
    'forget_records',
    'DELETE FROM contest WHERE company_id = tenant AND until_at <= bound;',
    `DELETE FROM contest WHERE company_id = tenant AND until_at <= bound AND NOT EXISTS (
            SELECT FROM manual_contact AS told
            JOIN disease_case ON disease_case.company_id = tenant AND disease_case.id = told.case_id
            WHERE told.company_id = tenant AND told.start_at < contest.until_at AND told.end_at > contest.from_at
              AND contest.person_id IN (told.employee_id, disease_case.employee_id));`,
  ],
  // The function reads the records of all companies at once, but contacts of one company only. It keeps all records told by hand, and
  // forget_records deletes those without a contact.
  [
    'drop_contact_day',
    'count(*) FILTER (WHERE end_at <= bound)::integer AS gone,',
    `count(*) FILTER (WHERE end_at <= bound AND source <> ''manual'')::integer AS gone,`,
  ],
  [
    'drop_contact_day',
    'count(*) FILTER (WHERE end_at > bound) AS remaining,',
    `count(*) FILTER (WHERE end_at > bound OR source = ''manual'') AS remaining,`,
  ],
  ['drop_contact_day', `WHERE end_at > bound'`, `WHERE end_at > bound OR source = ''manual'''`],
];

/** Contacts told by hand are kept as long as their case. Changes functions only. */
export class KeepToldContacts1763597200000 implements MigrationInterface {
  name = 'KeepToldContacts1763597200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, before, after] of replacements)
      // oxlint-disable-next-line no-await-in-loop
      await replaceInFunction(runner, name, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceInFunction(runner, 'forget_records', deletionOfCases, '');
    const withBoth = `        -- Contests and requests for them go`;
    await replaceInFunction(
      runner,
      'forget_records',
      withBoth,
      `${deletionOfCases}${deletionOfToldContacts}${withBoth}`,
    );
    for (const [name, before, after] of replacements.slice(3))
      // oxlint-disable-next-line no-await-in-loop
      await replaceInFunction(runner, name, after, before);
  }
}

async function replaceInFunction(
  runner: QueryRunner,
  name: string,
  before: string,
  after: string,
): Promise<void> {
  const [{ definition }] = (await runner.query(
    `SELECT pg_get_functiondef('${name}'::regproc) AS definition`,
  )) as [{ definition: string }];
  if (definition.split(before).length !== 2) throw new Error(`${name} is another one: ${before}`);
  await runner.query(definition.replace(before, () => after));
}
