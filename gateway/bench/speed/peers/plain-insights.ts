import type { Rows } from '../../../src/database/tenant.js';
import {
  countByHourOfDay,
  buildPointsByDay,
  sumTotals,
} from '../../../src/features/contacts/insights/history.js';
import { DeviceSource } from '../../../src/features/contacts/records/contact-source.js';
import {
  areDaysStale,
  findBreachesByDepartments,
  countSafe,
  findDayBounds,
  findBreachHours,
} from '../../../src/features/contacts/insights/insights.queries.js';
import { findReportedSpans } from '../../../src/features/contacts/reports/reporting.queries.js';
import { getSafetyLevel } from '../../../src/features/contacts/insights/insights.service.js';

const dayLength = 86_400_000;

/** Days of the company's zone, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The gateway's statistics from the same rollups, without the gateway. */
export async function readHistory(db: Rows, companyId: string, { from, to }: Period) {
  const timeZone = await zoneOf(db, companyId);
  const source = DeviceSource.MOBILE;
  const length = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  const before = dayOf(Date.parse(from) - length * dayLength);
  const bounds = await findDayBounds(db, before, to, timeZone);
  const reported = await findReportedSpans(db, companyId, source, bounds);
  const days = bounds
    .map((each, index) => ({ ...each, isReported: reported[index]! }))
    .slice(length);
  const found = await findBreachHours(db, companyId, source, { from: before, to, timeZone });
  const within = found.filter(({ day }) => day >= from);
  const pairs = await findBreachesByDepartments(db, companyId, source, { before, from, to });
  return {
    breachHistory: {
      from: new Date(days[0]!.from),
      until: new Date(days.at(-1)!.until),
      isByHour: false,
      isStale: await areDaysStale(db, companyId, { from, to }),
      byHourOfDay: countByHourOfDay(within),
      points: buildPointsByDay(days, within),
      totals: sumTotals(within),
      before: sumTotals(found.filter(({ day }) => day < from)),
      byDepartments: pairs.map(
        ({ department, otherDepartment, breaches, before: earlier, minutes }) => ({
          department,
          otherDepartment,
          breaches,
          before: earlier,
          minutes,
        }),
      ),
    },
  };
}

export async function readIndicator(db: Rows, companyId: string) {
  const { active, withoutBreach } = await countSafe(db, companyId);
  const share = withoutBreach / active;
  return { safetyIndicator: { level: getSafetyLevel(share), share, active, withoutBreach } };
}

async function zoneOf(db: Rows, companyId: string): Promise<string> {
  const [company] = await db.rows<{ timeZone: string }>(
    { name: 'bare-zone', text: 'SELECT time_zone AS "timeZone" FROM company WHERE id = $1' },
    [companyId],
  );
  return company!.timeZone;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
