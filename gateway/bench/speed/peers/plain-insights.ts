import type { Rows } from '../../../src/database/tenant.js';
import { byHourOfDay, pointsByDay, totalsOf } from '../../../src/features/insights/history.js';
import { ContactSource } from '../../../src/features/contacts/contact-source.js';
import {
  areDaysStale,
  breachesByDepartments,
  countSafe,
  daysBetween,
  hoursOfBreaches,
} from '../../../src/features/insights/insights.queries.js';
import { findReportedSpans } from '../../../src/features/reporting/reporting.queries.js';
import { levelOf } from '../../../src/features/insights/insights.service.js';

const dayLength = 86_400_000;

/** Days of the company's zone, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The same figures from the same rollups, without a gateway around them. */
export async function history(db: Rows, companyId: string, { from, to }: Period) {
  const timeZone = await zoneOf(db, companyId);
  const source = ContactSource.MOBILE;
  const length = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  const before = dayOf(Date.parse(from) - length * dayLength);
  const bounds = await daysBetween(db, before, to, timeZone);
  const reported = await findReportedSpans(db, companyId, source, bounds);
  const days = bounds
    .map((each, index) => ({ ...each, isReported: reported[index]! }))
    .slice(length);
  const found = await hoursOfBreaches(db, companyId, source, { from: before, to, timeZone });
  const within = found.filter(({ day }) => day >= from);
  const pairs = await breachesByDepartments(db, companyId, source, { before, from, to });
  return {
    breachHistory: {
      from: new Date(days[0]!.from),
      until: new Date(days.at(-1)!.until),
      isByHour: false,
      isStale: await areDaysStale(db, companyId, { from, to }),
      byHourOfDay: byHourOfDay(within),
      points: pointsByDay(days, within),
      totals: totalsOf(within),
      before: totalsOf(found.filter(({ day }) => day < from)),
      byDepartments: pairs.map(({ department, other, breaches, before: earlier, minutes }) => ({
        department,
        other,
        breaches,
        before: earlier,
        minutes,
      })),
    },
  };
}

export async function indicator(db: Rows, companyId: string) {
  const { active, withoutBreach } = await countSafe(db, companyId);
  const share = withoutBreach / active;
  return { safetyIndicator: { level: levelOf(share), share, active, withoutBreach } };
}

async function zoneOf(db: Rows, companyId: string): Promise<string> {
  const [company] = await db.rows<{ timeZone: string }>(
    { name: 'bare-zone', text: 'SELECT time_zone AS "timeZone" FROM company WHERE id = $1' },
    [companyId],
  );
  return company!.timeZone;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
