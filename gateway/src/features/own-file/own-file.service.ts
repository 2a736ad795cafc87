import type { RequestContext } from '../../request/context.js';
import { findToldPersonId } from '../people/access/access-change.service.js';
import { addDays } from '../company/profile/calendar-days.js';
import { ownCompany } from '../company/profile/company.service.js';
import { todayIn } from '../company/profile/time-zone.js';
import { findDisease, loadFigures } from '../cases/diseases/diseases.service.js';
import { findEmployee } from '../people/directory/employee.service.js';
import { resolveDaySpan } from '../contacts/tracing/day-span.js';
import { countOwnDays } from './own-days.queries.js';
import { listOwnFollowUps, listOwnOpenCases } from './own-file.queries.js';
import type { OwnDay, OwnFile, OwnInstruction } from './own-file.types.js';
import { toCaseInstruction, toInstruction } from './own-instructions.js';

const defaultDays = 14;
/** Records are kept for a year at most. */
export const maxDays = 366;

export async function getOwnFile(context: RequestContext): Promise<OwnFile> {
  const employee = await findEmployee(context, { id: context.employeeId });
  const { name: companyName, timeZone } = await ownCompany(context);
  return {
    name: employee.name,
    code: employee.code ?? '',
    email: employee.email ?? '',
    callingCode: employee.callingCode || null,
    phone: employee.phone ?? '',
    department: employee.department,
    designation: employee.designation || null,
    joinedAt: employee.createdAt,
    companyName,
    timeZone,
  };
}

/** Lists instructions for the person: own cases first, then exposures. */
export async function listOwnInstructions(context: RequestContext): Promise<OwnInstruction[]> {
  const { db, companyId } = context;
  const employeeId = await findToldPersonId(context);
  const { timeZone } = await ownCompany(context);
  const figures = await loadFigures(context);
  const cases = await listOwnOpenCases(db, companyId, employeeId);
  const ofCases = await Promise.all(
    cases.map(async (own) => {
      const { name } = await findDisease(context, own.disease);
      return toCaseInstruction(own, name, figures[own.disease], timeZone, Date.now());
    }),
  );
  const rows = await listOwnFollowUps(db, companyId, employeeId);
  const today = todayIn(timeZone);
  const ofExposures = rows.map((row) => toInstruction(row, today));
  return [...ofCases, ...ofExposures.filter((instruction) => instruction !== null)];
}

/**
 * Counts the person's meetings by day, by default of the last 14 days, latest first.
 * @throws BadUserInput naming the invalid field of the period.
 */
export async function listOwnDays(
  context: RequestContext,
  asked: { from: string | null; to: string | null },
): Promise<OwnDay[]> {
  const { db, companyId } = context;
  const employeeId = await findToldPersonId(context);
  const { timeZone } = await ownCompany(context);
  const to = asked.to ?? todayIn(timeZone);
  const days = { from: asked.from ?? addDays(to, 1 - defaultDays), to };
  const span = await resolveDaySpan(context, days, maxDays);
  return countOwnDays(db, companyId, employeeId, { ...days, span, timeZone });
}
