import type { RequestContext } from '../../request/context.js';
import { embeddedPath } from './embedded-page.js';
import { BadUserInput, type FieldError } from '../../errors.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { markAllDays } from '../stale-days/mark-days.js';
import { Company } from '../companies/company.entity.js';
import { companyById } from '../companies/company.loaders.js';
import { ownCompany } from '../companies/company.service.js';
import type { GeofencingInput } from './settings.inputs.js';

/** Feet that a company may choose as its minimum distance. */
const minDistanceOptions = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

/** @throws BadUserInput naming the field, for feet that are not on offer. */
export function checkMinDistance(feet: number, field: string): void {
  if (!minDistanceOptions.has(feet))
    throw new BadUserInput([{ field, message: 'Please select 1 to 10 feet' }]);
}

/** @throws BadUserInput for another number than those on offer. */
export async function saveMinDistance(context: RequestContext, feet: number): Promise<Company> {
  checkMinDistance(feet, 'feet');
  await markAllDays(context.db, context.companyId);
  return saveSettings(context, { minDistance: feet }, `Minimum distance ${feet} ft`);
}

export async function saveCrossStatus(context: RequestContext, isOn: boolean): Promise<Company> {
  return saveSettings(context, { isCrossStatusOn: isOn }, `Cross status ${isOn ? 'on' : 'off'}`);
}

/** @throws BadUserInput naming each number that turning it on lacks. */
export async function saveGeofencing(
  context: RequestContext,
  { isOn, latitude, longitude, radius }: GeofencingInput,
): Promise<Company> {
  if (!isOn) return saveSettings(context, { isGeofencingOn: false }, 'Geofencing off');
  const given = { latitude, longitude, radius };
  const lacking = Object.entries(given).flatMap(([field, value]): FieldError[] =>
    typeof value === 'number' ? [] : [{ field, message: `Please enter a valid ${field}` }],
  );
  if (lacking.length > 0) throw new BadUserInput(lacking);
  return saveSettings(
    context,
    { isGeofencingOn: true, ...given },
    `Geofencing on: ${latitude}, ${longitude}, ${radius} m`,
  );
}

/**
 * Sets the page embedded in Analytics; empty for none.
 * @throws BadUserInput for anything but an https address without a name and password in it.
 */
export async function saveIframe(context: RequestContext, given: string): Promise<Company> {
  const url = given.trim();
  if (url !== '') checkEmbeddable(url);
  return saveSettings(
    context,
    { iframe: url },
    url === '' ? 'Embedded page off' : `Embedded ${url}`,
  );
}

/** Where a page can be looked at in its sandbox before it is saved. @throws BadUserInput as saving does. */
export function previewEmbedded({ app }: RequestContext, given: string): string {
  const url = given.trim();
  checkEmbeddable(url);
  return embeddedPath(app.tokenSecret, url);
}

function checkEmbeddable(url: string): void {
  if (url.length <= 2000 && URL.canParse(url)) {
    const { protocol, username, password } = new URL(url);
    if (protocol === 'https:' && username === '' && password === '') return;
  }
  throw new BadUserInput([{ field: 'url', message: 'Please enter an https address' }]);
}

async function saveSettings(
  context: RequestContext,
  changes: Partial<Company>,
  detail: string,
): Promise<Company> {
  const { companyId } = context;
  const manager = await context.db.manager();
  await manager.update(Company, { id: companyId }, changes);
  context.loader(companyById).clear(companyId);
  await writeAudit(context, { companyId, action: AuditAction.SETTINGS_CHANGED, detail });
  return ownCompany(context);
}
