import type { RequestContext } from '../../request/context.js';
import { formatEmbeddedPath } from './embedded-page.js';
import { BadUserInput, type FieldError } from '../../errors.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { markAllCases } from '../stale-days/mark-cases.js';
import { markAllDays } from '../stale-days/mark-days.js';
import { Company } from '../companies/company.entity.js';
import { noteCompanyChange } from '../companies/note-company-change.js';
import { findCompany, ownCompany } from '../companies/company.service.js';
import { changeRetention } from '../retention/retention.service.js';
import { changeTimeMetric } from './time-metric.service.js';
import type { GeofencingInput, UpdateCompanySettingsInput } from './settings.inputs.js';

/** Minimum distances on offer, in feet. */
const minDistanceOptions = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

/** @throws BadUserInput naming the field, for a distance that is not on offer. */
export function assertMinDistance(feet: number, field: string): void {
  if (!minDistanceOptions.has(feet)) throw new BadUserInput(field, 'Please select 1 to 10 feet');
}

/**
 * Changes the given settings, each with its own audit entry.
 * @throws BadUserInput naming the field of a value that is not on offer, NotFound for another company than the viewer's.
 */
export async function updateCompanySettings(
  context: RequestContext,
  { company, ...input }: UpdateCompanySettingsInput,
): Promise<Company> {
  await findCompany(context, company);
  if (typeof input.timeMetric === 'number') await changeTimeMetric(context, input.timeMetric);
  if (typeof input.minDistance === 'number') await changeMinDistance(context, input.minDistance);
  if (typeof input.isCrossStatusOn === 'boolean')
    await saveSettings(
      context,
      { isCrossStatusOn: input.isCrossStatusOn },
      `Cross status ${input.isCrossStatusOn ? 'on' : 'off'}`,
    );
  if (input.geofencing) await changeGeofencing(context, input.geofencing);
  if (input.iframe !== undefined) await changeIframe(context, input.iframe?.trim() ?? '');
  if (typeof input.followUpLevels === 'number')
    await changeFollowUpLevels(context, input.followUpLevels);
  if (typeof input.contestsNeedConfirmation === 'boolean')
    await saveSettings(
      context,
      { contestsNeedConfirmation: input.contestsNeedConfirmation },
      `Contests ${input.contestsNeedConfirmation ? 'need' : 'need no'} confirmation`,
    );
  if (typeof input.informsAtOnce === 'boolean')
    await changeInformsAtOnce(context, input.informsAtOnce);
  if (typeof input.noticesNameDisease === 'boolean')
    await saveSettings(
      context,
      { noticesNameDisease: input.noticesNameDisease },
      `Notices ${input.noticesNameDisease ? 'name' : 'do not name'} the disease`,
    );
  if (typeof input.retentionDays === 'number') await changeRetention(context, input.retentionDays);
  return ownCompany(context);
}

async function changeMinDistance(context: RequestContext, feet: number): Promise<void> {
  assertMinDistance(feet, 'minDistance');
  await markAllDays(context.db, context.companyId);
  await saveSettings(context, { minDistance: feet }, `Minimum distance ${feet} ft`);
}

/** @throws BadUserInput for anything but 1 to 3. */
async function changeFollowUpLevels(context: RequestContext, levels: number): Promise<void> {
  if (![1, 2, 3].includes(levels))
    throw new BadUserInput('followUpLevels', 'Please select level 1, 2 or 3');
  await markAllCases(context.db, context.companyId);
  await saveSettings(context, { followUpLevels: levels }, `Follow-up to level ${levels}`);
}

/** Turning it on also informs the people who are waiting. */
async function changeInformsAtOnce(context: RequestContext, informsAtOnce: boolean): Promise<void> {
  const { app, db, companyId } = context;
  if (informsAtOnce) await app.jobs.send(db, 'send-notices', { companyId });
  await saveSettings(
    context,
    { informsAtOnce },
    `Notices sent ${informsAtOnce ? 'at once' : 'by hand'}`,
  );
}

/** @throws BadUserInput naming each number that is missing to turn it on. */
async function changeGeofencing(
  context: RequestContext,
  { isOn, latitude, longitude, radius }: GeofencingInput,
): Promise<void> {
  if (!isOn) return saveSettings(context, { isGeofencingOn: false }, 'Geofencing off');
  const given = { latitude, longitude, radius };
  const errors = Object.entries(given).flatMap(([name, value]): FieldError[] =>
    typeof value === 'number'
      ? []
      : [{ field: `geofencing.${name}`, message: `Please enter a valid ${name}` }],
  );
  if (errors.length > 0) throw new BadUserInput(errors);
  await saveSettings(
    context,
    { isGeofencingOn: true, ...given },
    `Geofencing on: ${latitude}, ${longitude}, ${radius} m`,
  );
}

/** @throws BadUserInput for anything but an https address without credentials. */
async function changeIframe(context: RequestContext, url: string): Promise<void> {
  if (url !== '') assertEmbeddable(url, 'iframe');
  const detail = url === '' ? 'Embedded page off' : `Embedded ${url}`;
  await saveSettings(context, { iframe: url }, detail);
}

/** Returns the path that shows a page in its sandbox before it is saved. @throws BadUserInput as saving does. */
export function previewEmbedded({ app }: RequestContext, given: string): string {
  const url = given.trim();
  assertEmbeddable(url, 'url');
  return formatEmbeddedPath(app.tokenSecret, url);
}

function assertEmbeddable(url: string, field: string): void {
  if (url.length <= 2000 && URL.canParse(url)) {
    const { protocol, username, password } = new URL(url);
    if (protocol === 'https:' && username === '' && password === '') return;
  }
  throw new BadUserInput(field, 'Please enter an https address');
}

async function saveSettings(
  context: RequestContext,
  changes: Partial<Company>,
  detail: string,
): Promise<void> {
  const { companyId } = context;
  const manager = await context.db.manager();
  await manager.update(Company, { id: companyId }, changes);
  await noteCompanyChange(context, companyId);
  await writeAudit(context, { companyId, action: AuditAction.SETTINGS_CHANGED, detail });
}
