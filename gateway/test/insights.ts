import { expect } from 'vitest';
import { refreshInsights } from '../src/features/contacts/insights/refresh.job.js';
import type { MadeCompany, MadeEmployee } from './factories.js';
import type { TestGateway } from './run-document.js';

export const history = `query ($source: DeviceSource!, $from: LocalDate, $to: LocalDate) {
  breachHistory(source: $source, from: $from, to: $to) {
    from until isByHour isStale points { at breaches minutes isReported } reportedDays reportedDaysBefore totals { breaches minutes } before { breaches minutes }
    byHourOfDay byDepartments { department otherDepartment breaches minutes before } byRooms { roomName breaches maxPeople before }
  }
}`;

/** Makes a client that uploads records, recounts and reads the history. */
export function makeInsightsClient(gateway: TestGateway) {
  return {
    upload: async (phone: MadeEmployee, records: unknown[]) => {
      const { body } = await gateway.rest(phone.token, 'POST /contacts', { records });
      expect(body.data.rejected).toEqual([]);
    },
    refresh: () => refreshInsights(gateway.app),
    ask: async (
      { token }: MadeCompany,
      variables: { source?: string; from?: string; to?: string } = {},
    ) => {
      const { data, errors } = await gateway.graphql(token, history, {
        source: 'MOBILE',
        ...variables,
      });
      expect(errors).toBeUndefined();
      return data.breachHistory;
    },
  };
}

export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** Returns a past moment whose next ten minutes are within one day in any time zone, since a meeting over midnight counts in both days. */
export function findTenMinutesWithinDay(milliseconds: number): Date {
  const tenMinutes = 10 * 60_000;
  return new Date(Math.floor(ago(milliseconds).getTime() / tenMinutes) * tenMinutes);
}
