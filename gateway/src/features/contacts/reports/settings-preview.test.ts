import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { makeCompany, makeEmployee, recordOf } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();

const preview = `query ($timeMetric: Int, $minDistance: Int) {
  settingsPreview(timeMetric: $timeMetric, minDistance: $minDistance) { current { ...o } proposed { ...o } }
}
fragment o on SettingsOutcome { timeMetric minDistance continuousContacts cumulativePairs peopleInContact breaches }`;

describe('settingsPreview', () => {
  it("counts the company's own last 14 days with each setting", async () => {
    const company = await makeCompany(gateway.app);
    const [ana, ben, cho] = await Promise.all(
      ['Ana', 'Ben', 'Cho'].map((name) => makeEmployee(gateway.app, company, { name })),
    );
    const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
    // Ana and Ben: two meetings, of 12 minutes (4 and 7 with a gap of 1) and of 6, within a day. Ana and Cho: one of 16.
    const records = [
      { ...recordOf(ben!, ago(5 * HOUR), 4), distance: 7 },
      { ...recordOf(ben!, ago(5 * HOUR - 5 * MINUTE), 7), distance: 5 },
      { ...recordOf(ben!, ago(3 * HOUR), 6), distance: 8 },
      recordOf(cho!, ago(2 * DAY), 16),
      recordOf(cho!, ago(20 * DAY), 60),
    ];
    expect((await gateway.rest(ana!.token, 'POST /contacts', { records })).body.data.accepted).toBe(
      5,
    );
    const { data } = await gateway.graphql(company.token, preview, {
      timeMetric: 5,
      minDistance: 4,
    });
    expect(data.settingsPreview).toEqual({
      // 17 minutes within 24 hours make Ana and Ben a cumulative pair; only their first meeting was closer than 6 feet.
      current: {
        timeMetric: 15,
        minDistance: 6,
        continuousContacts: 1,
        cumulativePairs: 2,
        peopleInContact: 3,
        breaches: 2,
      },
      proposed: {
        timeMetric: 5,
        minDistance: 4,
        continuousContacts: 3,
        cumulativePairs: 2,
        peopleInContact: 3,
        breaches: 1,
      },
    });
  });

  it('runs the query once if nothing would change', async () => {
    const company = await makeCompany(gateway.app);
    const query = vi.spyOn(Client.prototype, 'query');
    const { data } = await gateway.graphql(company.token, preview, { timeMetric: 15 });
    const counts = query.mock.calls.filter(([statement]) =>
      /settings-outcome/u.test(JSON.stringify(statement)),
    );
    query.mockRestore();
    expect(data.settingsPreview.proposed).toEqual(data.settingsPreview.current);
    expect(counts).toHaveLength(1);
  });

  it('refuses a value that is not offered, and refuses phones', async () => {
    const company = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, company);
    const bad = await gateway.graphql(company.token, preview, { timeMetric: 6 });
    expect(bad.errors?.[0]?.extensions.fields?.[0]?.field).toBe('timeMetric');
    const far = await gateway.graphql(company.token, preview, { minDistance: 30 });
    expect(far.errors?.[0]?.extensions.fields?.[0]?.field).toBe('minDistance');
    expect((await gateway.graphql(phone.token, preview)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});
