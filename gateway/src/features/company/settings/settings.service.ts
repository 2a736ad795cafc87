import { assertRecentProof } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { DAY } from '../../../durations.js';
import { formatEmbeddedPath } from './embedded-page.js';
import { BadUserInput, type FieldError } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { markAllCases } from '../../../jobs/mark-cases.js';
import { markAllDays } from '../../../jobs/mark-days.js';
import { Company } from '../profile/company.entity.js';
import { publishCompanyChange } from '../profile/publish-company-change.js';
import { findCompany, ownCompany } from '../profile/company.service.js';
import { changeRetention } from '../retention/retention.service.js';
import { changeSafeguards, type SafeguardChange } from '../profile/change-safeguards.js';
import { changeTimeMetric } from './time-metric.service.js';
import type { GeofencingInput, UpdateCompanySettingsInput } from './settings.inputs.js';

/** Safeguards that are on or off. */
type Switch =
  | 'contestsNeedConfirmation'
  | 'informsAtOnce'
  | 'isCrossStatusOn'
  | 'noticesNameDisease';

/** Minimum distances on offer, in feet. */
const minDistanceOptions = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

/** @throws BadUserInput naming the field, for a distance that is not on offer. */
export function assertMinDistance(feet: number, field: string): void {
  if (!minDistanceOptions.has(feet)) throw new BadUserInput(field, 'Please select 1 to 10 feet');
}

/**
 * Changes the given settings, each with its own audit entry.
 * @throws Forbidden naming a safeguard, for anybody but an owner; BadUserInput naming the field of a value that is not on offer, NotFound for another company than the viewer's.
 */
export async function updateCompanySettings(
  context: RequestContext,
  { company, ...input }: UpdateCompanySettingsInput,
): Promise<Company> {
  await findCompany(context, company);
  if (typeof input.timeMetric === 'number') await changeTimeMetric(context, input.timeMetric);
  if (typeof input.minDistance === 'number') await changeMinDistance(context, input.minDistance);
  if (input.geofencing) await changeGeofencing(context, input.geofencing);
  if (input.iframe !== undefined) await changeIframe(context, input.iframe?.trim() ?? '');
  if (typeof input.followUpLevels === 'number')
    await changeFollowUpLevels(context, input.followUpLevels);
  if (typeof input.noticeContact === 'string')
    await changeNoticeContact(context, input.noticeContact.trim());
  if (typeof input.minActivePercent === 'number')
    await changeMinActivePercent(context, input.minActivePercent);
  await changeSafeguards(context, await listSafeguardChanges(context, input));
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

async function changeNoticeContact(context: RequestContext, contact: string): Promise<void> {
  const detail = contact === '' ? 'Contact in notices off' : `Contact in notices ${contact}`;
  await saveSettings(context, { noticeContact: contact }, detail);
}

/** Shares on offer, in percent. */
const minActivePercentOptions = new Set([0, 5, 10, 20, 30, 50]);

/** @throws BadUserInput for a share that is not on offer. */
async function changeMinActivePercent(context: RequestContext, percent: number): Promise<void> {
  if (!minActivePercentOptions.has(percent))
    throw new BadUserInput('minActivePercent', 'Please select 0, 5, 10, 20, 30 or 50 percent');
  const detail = `Safety indicator from ${percent} % of the employees`;
  await saveSettings(context, { minActivePercent: percent }, detail);
}

/** Time for which contests still need a confirmation after an owner has turned that off. */
const confirmationEndsAfterMs = DAY;

/** Lists the given safeguards with their values before and after. A longer retention is stored already. */
async function listSafeguardChanges(
  context: RequestContext,
  input: UpdateCompanySettingsInput,
): Promise<SafeguardChange[]> {
  const company = await ownCompany(context);
  const now = new Date();
  const changes: SafeguardChange[] = [];
  const addSwitch = (field: Switch, name: string, columns: Partial<Company> = {}): void => {
    const wanted = input[field];
    if (typeof wanted !== 'boolean') return;
    const [from, to] = [company[field] ? 'on' : 'off', wanted ? 'on' : 'off'];
    changes.push({ field, name, from, to, columns: { [field]: wanted, ...columns } });
  };
  addSwitch('isCrossStatusOn', 'Showing the status of people met');
  addSwitch('contestsNeedConfirmation', 'Confirmation of contests by a second person', {
    contestsNeedConfirmationUntil: input.contestsNeedConfirmation
      ? null
      : new Date(now.getTime() + confirmationEndsAfterMs),
  });
  addSwitch('informsAtOnce', 'Notices sent without an officer', { informsAtOnceSince: now });
  addSwitch('noticesNameDisease', 'Name of the disease in notices');
  const { minNoticeCandidates: minimum } = input;
  if (typeof minimum === 'number') {
    assertMinNoticeCandidates(minimum);
    changes.push({
      field: 'minNoticeCandidates',
      name: 'People who must remain possible to the reader of a notice',
      from: String(company.minNoticeCandidates),
      to: String(minimum),
      columns: { minNoticeCandidates: minimum },
    });
  }
  if (typeof input.retentionDays !== 'number') return changes;
  return [...changes, ...(await changeRetention(context, input.retentionDays))];
}

/** @throws BadUserInput for anything but 3 to 10. */
function assertMinNoticeCandidates(minimum: number): void {
  if (minimum < 3 || minimum > 10)
    throw new BadUserInput('minNoticeCandidates', 'Please select 3 to 10 people');
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

/**
 * @throws BadUserInput for anything but an https address without credentials; StepUpNeeded, because everybody in the company sees the
 * page.
 */
async function changeIframe(context: RequestContext, url: string): Promise<void> {
  assertRecentProof(context);
  if (url !== '') assertEmbeddable(url, 'iframe');
  const detail = url === '' ? 'Embedded page off' : `Embedded ${url}`;
  await saveSettings(context, { iframe: url }, detail);
}

/** Returns the path that shows a page in its sandbox before it is saved. @throws BadUserInput as saving does. */
export function previewEmbedded({ app, companyId }: RequestContext, given: string): string {
  const url = given.trim();
  assertEmbeddable(url, 'url');
  return formatEmbeddedPath(app.tokenSecret, { companyId, url, isPreview: true });
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
  await publishCompanyChange(context, companyId);
  await writeAudit(context, { companyId, action: AuditAction.SETTINGS_CHANGED, detail });
}
