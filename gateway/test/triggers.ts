import type { Pool } from 'pg';
import { onEveryNode } from './cluster.js';

interface Trigger {
  name: string;
  /** For example `BEFORE INSERT ON employee`. */
  when: string;
  /** Body of its function. */
  body: string;
  /** Runs at the commit instead of with the row. */
  isDeferred?: boolean;
}

/** Runs work while a trigger on a table is active, on a cluster in each shard. */
export async function whileTriggered<Result>(
  { owner, url }: { owner: Pick<Pool, 'query'>; url: string },
  { name, when, body, isDeferred = false }: Trigger,
  work: () => Promise<Result>,
): Promise<Result> {
  await onEveryNode(
    url,
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body}; RETURN NEW; END $$`,
  );
  // Citus requires this setting; without Citus it has no effect.
  await owner.query('SET citus.enable_unsafe_triggers = on');
  const [kind, timing] = isDeferred
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
