import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import type { MadeCompany } from '../../../../test/factories.js';
import { addMilliseconds, useAgedRecords } from '../../../../test/aged-records.js';
import { refreshInsights } from '../../contacts/insights/refresh.job.js';
import { deleteExpiredRecords } from './forget-records.job.js';

const { gateway, owner, makeAgedCompany, makeContact, makeCameraBreach, listRuns } =
  useAgedRecords();

describe('deleteExpiredRecords with insights', () => {
  const listFigures = async ({ company }: MadeCompany) => {
    const tables = [
      'insight_hour',
      'insight_department_day',
      'insight_room_day',
      'insight_person_day',
    ];
    const found = [];
    for (const table of tables)
      found.push(
        (
          await owner.query(
            `SELECT to_jsonb(each) AS row FROM ${table} AS each WHERE company_id = $1 ORDER BY 1`,
            [company.id],
          )
        ).rows,
      );
    return found;
  };

  it.each(['Pacific/Auckland', 'Pacific/Honolulu'])(
    'deletes insights in %s so that the rest equals a recount',
    async (zone) => {
      const aged = await makeAgedCompany(30, zone);
      for (const end of [-40 * DAY, -DAY, -HOUR, 5 * MINUTE, HOUR, 2 * DAY])
        await makeContact(aged, addMilliseconds(aged.bound, end), 20);
      for (const end of [-HOUR, HOUR])
        await makeCameraBreach(aged, addMilliseconds(aged.bound, end));
      await refreshInsights(gateway.app);
      const before = await listFigures(aged);
      expect(before[0]!.length).toBeGreaterThan(5);
      await deleteExpiredRecords(gateway.app, 2);
      await refreshInsights(gateway.app);
      const after = await listFigures(aged);
      expect(after[0]!.length).toBeGreaterThan(0);
      const [run] = await listRuns(aged);
      expect(run.figures).toBeGreaterThan(0);
      await owner.query(
        `INSERT INTO insight_mark (company_id, id, day)
         SELECT $1, gen_random_uuid(), each::date FROM generate_series(now() - interval '45 days', now(), interval '1 day') AS each`,
        [aged.company.id],
      );
      await refreshInsights(gateway.app);
      expect(await listFigures(aged)).toEqual(after);
      const { rows } = await owner.query(
        'SELECT DISTINCT day FROM insight_hour WHERE company_id = $1 ORDER BY day',
        [aged.company.id],
      );
      // The contact over midnight into the first kept day also counts in the evening before.
      expect(rows).toHaveLength(3);
    },
  );
});
