import { Role } from '../access/role.js';
import { inTenant } from '../database/tenant.js';
import { HOUR, MINUTE } from '../durations.js';
import { DiseaseCase } from '../features/cases/register/disease-case.entity.js';
import { ContestReason } from '../features/cases/contests/contest.entity.js';
import { CorrectedField } from '../features/own-file/employee-report.entity.js';
import {
  reportSymptoms,
  reportTest,
  requestCorrection,
} from '../features/own-file/employee-report.service.js';
import { TestResult } from '../features/cases/follow-up/follow-up-facts.js';
import { requestOwnContest } from '../features/own-file/own-contest.service.js';
import type { App, RequestContext } from '../request/context.js';
import { findExposureToContest, hasOwnReports } from './demo.queries.js';
import { addDays, demoCompanyId, type DemoPerson, toDay } from './people.js';
import { runAs } from './run-as.js';
import { DiseaseCode } from '../validation/disease-code.js';

type Send = (context: RequestContext) => Promise<unknown>;

const employee = { role: Role.OWN_FILE, email: null, accountId: null };

/** Sends reports of some employees from their own files, unless there are any. Nobody has decided on them yet. */
export async function sendOwnReports(
  app: App,
  people: readonly DemoPerson[],
  now: number,
): Promise<void> {
  const { isSent, ill, exposure } = await inTenant(app.dataSource, demoCompanyId, async (db) => {
    const manager = await db.manager();
    return {
      isSent: await hasOwnReports(db, demoCompanyId),
      ill: new Set((await manager.find(DiseaseCase)).map(({ employeeId }) => employeeId)),
      exposure: await findExposureToContest(db, demoCompanyId, new Date(now - 2 * HOUR)),
    };
  });
  if (isSent) return;
  const yesterday = addDays(toDay(now), -1);
  const well = people.filter(({ id, hasApp }) => hasApp && !ill.has(id));
  const [moved, coughing, tested] = well;
  const reports: [personId: string | undefined, send: Send][] = [
    [
      moved?.id,
      (context) =>
        requestCorrection(context, {
          field: CorrectedField.DESIGNATION,
          value: 'Shift supervisor',
          note: 'Since the first of this month',
        }),
    ],
    [
      coughing?.id,
      (context) =>
        reportSymptoms(context, {
          onsetDay: yesterday,
          disease: DiseaseCode.INFLUENZA,
          note: 'Fever and sore limbs since last night',
        }),
    ],
    [
      tested?.id,
      (context) =>
        reportTest(context, {
          takenOn: yesterday,
          result: TestResult.NEGATIVE,
          disease: DiseaseCode.COVID_19,
        }),
    ],
    [
      exposure?.personId,
      (context) =>
        requestOwnContest(context, {
          from: new Date(exposure!.exposedAt.getTime() - HOUR),
          until: new Date(exposure!.exposedAt.getTime() + 30 * MINUTE),
          reason: ContestReason.PHONE_LEFT_BEHIND,
          note: 'My phone was charging in the break room',
        }),
    ],
  ];
  for (const [personId, send] of reports)
    if (personId) await runAs(app, { ...employee, employeeId: personId }, send);
}
