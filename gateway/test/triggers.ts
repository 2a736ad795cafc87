import type { Pool } from 'pg';
import { onEveryNode } from './cluster.js';

interface Trigger {
  name: string;
  /** As `BEFORE INSERT ON employee`. */
  when: string;
  /** What its function does. */
  body: string;
  /** At the commit, and not beside the row. */
  atEnd?: boolean;
}

/** Lets something happen whenever a table is written, until the work is done; on a cluster in each piece of it. */
export async function whileTriggered<Result>(
  { owner, url }: { owner: Pick<Pool, 'query'>; url: string },
  { name, when, body, atEnd = false }: Trigger,
  work: () => Promise<Result>,
): Promise<Result> {
  await onEveryNode(
    url,
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body}; RETURN NEW; END $$`,
  );
  // Citus requires this setting; without Citus it has no effect.
  await owner.query('SET citus.enable_unsafe_triggers = on');
  const [kind, timing] = atEnd
    ? ['CONSTRAINT TRIGGER', 'DEFERRABLE INITIALLY DEFERRED']
    : ['TRIGGER', ''];
  await owner.query(
    `CREATE ${kind} ${name} ${when} ${timing} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  );
  try {
    return await work();
  } finally {
    await owner.query(`DROP TRIGGER ${name} ON ${when.split(' ').at(-1)}`);
  }
}
