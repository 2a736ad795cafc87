import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { past } from '../../../../test/database.js';
import { makeCompany, type MadeCompany, makeMember } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { countSafe } from './insights.queries.js';

const gateway = useTestGateway();

/** Makes people who are active now. */
async function makePeople(made: MadeCompany, ids: readonly string[]): Promise<void> {
  await inTenant(gateway.app.dataSource, made.company.id, (db) =>
    db.rows(
      {
        name: 'people',
        text: `INSERT INTO employee (company_id, id, code, name, email, phone, department, search, last_active_at)
          SELECT $1, id, id, 'n', id, id, 'd', 'n', now() FROM unnest($2::uuid[]) AS made (id) RETURNING 1`,
      },
      [made.company.id, ids],
    ),
  );
}

/** Stores a breach for each person on a day relative to the one in which the last 24 hours began, in the company's time zone. */
async function makeBreaches(made: MadeCompany, days: ReadonlyMap<string, number>): Promise<void> {
  await inTenant(gateway.app.dataSource, made.company.id, (db) =>
    db.rows(
      {
        name: 'breaches',
        text: `INSERT INTO insight_person_day (company_id, employee_id, day, last_end)
          SELECT $1, person, ((now() - interval '24 hours') AT TIME ZONE time_zone)::date + after,
            now() - interval '23 hours' + after * interval '24 hours'
          FROM company, unnest($2::uuid[], $3::int[]) AS made (person, after) WHERE company.id = $1 RETURNING 1`,
      },
      [made.company.id, [...days.keys()], [...days.values()]],
    ),
  );
}

describe('safetyIndicator', () => {
  it('counts breaches of all days that the 24 hours can touch, and of later days', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'Australia/Lord_Howe' });
    const ids = Array.from({ length: 7 }, () => randomUUID());
    await makePeople(made, ids);
    await makeBreaches(
      made,
      new Map([-1, 0, 1, 2, 3, 4].map((after, place) => [ids[place]!, after])),
    );
    const counted = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      countSafe(db, made.company.id),
    );
    expect(counted).toEqual({ active: 7, withoutBreach: 3, isTooFew: false });
  });

  describe('for a viewer', () => {
    const makeIds = (count: number) => Array.from({ length: count }, () => randomUUID());
    const makeViewer = async () => {
      const made = await makeCompany(gateway.app);
      const { token } = await makeMember(gateway.app, made, Role.VIEWER);
      const read = async () => {
        const { data } = await gateway.graphql(
          token,
          '{ safetyIndicator { level share withoutBreach isWithheld } }',
        );
        return data.safetyIndicator;
      };
      const addBreaches = (ids: readonly string[]) =>
        makeBreaches(made, new Map(ids.map((id) => [id, 0])));
      return { made, read, addBreaches };
    };

    it('has a level from exactly 50 active people on', async () => {
      const { made, read, addBreaches } = await makeViewer();
      const ids = makeIds(50);
      await makePeople(made, ids.slice(1));
      await addBreaches(ids.slice(-5));
      const withheld = { level: null, share: null, withoutBreach: null, isWithheld: true };
      expect(await read()).toEqual(withheld);
      await makePeople(made, ids.slice(0, 1));
      expect(await read()).toEqual({
        level: 'GREEN',
        share: 0.9,
        withoutBreach: 45,
        isWithheld: false,
      });
    });

    it('has no share while fewer than 5 people had a breach, or fewer than 5 had none', async () => {
      const { made, read, addBreaches } = await makeViewer();
      const ids = makeIds(50);
      await makePeople(made, ids);
      const withheld = { share: null, withoutBreach: null, isWithheld: true };
      await addBreaches(ids.slice(0, 4));
      expect(await read()).toEqual({ level: 'GREEN', ...withheld });
      await addBreaches(ids.slice(4, 46));
      expect(await read()).toEqual({ level: 'RED', ...withheld });
    });
  });

  it('does not count a breach that ended just before the 24 hours', async () => {
    const made = await makeCompany(gateway.app);
    const [late, early] = [randomUUID(), randomUUID()];
    await makePeople(made, [late, early]);
    await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.rows(
        {
          name: 'ends',
          text: `INSERT INTO insight_person_day (company_id, employee_id, day, last_end)
            SELECT $1, person, (last_end AT TIME ZONE time_zone)::date, last_end
            FROM company, (VALUES ($2::uuid, now() - interval '24 hours' + interval '1 minute'), ($3::uuid, ${past} - interval '24 hours'))
              AS made (person, last_end) WHERE company.id = $1 RETURNING 1`,
        },
        [made.company.id, late, early],
      ),
    );
    const counted = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      countSafe(db, made.company.id),
    );
    expect(counted).toEqual({ active: 2, withoutBreach: 1, isTooFew: true });
  });

  it('has no share of less than the part of the employees that the company chose', async () => {
    const made = await makeCompany(gateway.app);
    const ids = Array.from({ length: 40 }, () => randomUUID());
    await makePeople(made, ids);
    await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.unnamed('UPDATE employee SET last_active_at = NULL WHERE id <> ALL ($1::uuid[])', [
        ids.slice(0, 7),
      ]),
    );
    const read = async (percent: number) => {
      const { data } = await gateway.graphql(
        made.token,
        `mutation { updateCompanySettings(input: { minActivePercent: ${percent} }) { minActivePercent } }`,
      );
      expect(data.updateCompanySettings).toEqual({ minActivePercent: percent });
      return (await gateway.graphql(made.token, '{ safetyIndicator { level share active } }')).data
        .safetyIndicator;
    };
    expect(await read(20)).toEqual({ level: null, share: null, active: 7 });
    expect(await read(10)).toEqual({ level: 'GREEN', share: 1, active: 7 });
    const { errors } = await gateway.graphql(
      made.token,
      'mutation { updateCompanySettings(input: { minActivePercent: 15 }) { id } }',
    );
    expect(errors?.[0]?.extensions.fields).toEqual([
      {
        field: 'minActivePercent',
        message: 'Please select 0, 5, 10, 20, 30 or 50 percent',
      },
    ]);
  });
});
