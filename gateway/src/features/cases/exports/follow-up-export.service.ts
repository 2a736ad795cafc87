import type { TenantTransaction } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { type FormatActor, loadActorNames } from '../../company/profile/actor-names.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { cellTimeFormat, todayIn } from '../../company/profile/time-zone.js';
import { listContestsOfFollowUps } from '../contests/contest.queries.js';
import { FollowUpState, FollowUpStep } from '../follow-up/follow-up-facts.js';
import { countFollowUps, type FollowUpListing } from '../follow-up/follow-up-list.queries.js';
import { findSeen } from '../follow-up/follow-up-seen.service.js';
import { InformChannel } from '../follow-up/follow-up.types.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { startExportLog } from '../../audit/accesses/access-log.js';
import { formerEmployeeName } from '../../people/directory/person.loaders.js';
import { diseaseNames, sourceNames, formatPhone, formatContested } from './cells.js';
import type { Cell } from '../../../http/csv.js';
import { makeTableFile } from '../../../http/table-file.js';
import { followUpQuery, parseFollowUpQuery } from './follow-up-export.inputs.js';
import { type ExportedFollowUp, listExportedFollowUps } from './follow-up-export.queries.js';

const headings = [
  'NAME',
  'ID NO.',
  'DEPARTMENT',
  'PHONE NO.',
  'EMAIL',
  'DISEASE',
  'CASES',
  'LAST EXPOSED',
  'SOURCE',
  'STATE',
  'NEXT STEP',
  'DUE',
  'QUARANTINE UNTIL',
  'REASON',
  'TOLD BY',
  'TOLD AT',
  'TOLD HOW',
  'NOTE',
  'ASSIGNED TO',
  'OWN PHONE ONLY',
  'CONTESTED',
];

const stateNames: Record<FollowUpState, string> = {
  [FollowUpState.TO_INFORM]: 'To inform',
  [FollowUpState.INFORMED]: 'Informed',
  [FollowUpState.IN_QUARANTINE]: 'In quarantine',
  [FollowUpState.TEST_DUE]: 'Test due',
  [FollowUpState.RELEASED]: 'Released',
  [FollowUpState.BECAME_A_CASE]: 'Became a case',
  [FollowUpState.NO_LONGER_EXPOSED]: 'No longer exposed',
  [FollowUpState.IMMUNE]: 'Immune',
};
const stepNames: Record<FollowUpStep, string> = {
  [FollowUpStep.INFORM]: 'Inform',
  [FollowUpStep.CORRECT]: 'Correct',
  [FollowUpStep.TEST]: 'Test',
  [FollowUpStep.RELEASE]: 'Release',
  [FollowUpStep.ASK_FOR_PROOF]: 'Ask for proof',
  [FollowUpStep.GIVE_PROPHYLAXIS]: 'Offer prophylaxis',
  [FollowUpStep.CHECK_SYMPTOMS]: 'Check symptoms',
};
const channelNames: Record<InformChannel, string> = {
  [InformChannel.CALL]: 'Call',
  [InformChannel.MAIL]: 'Mail',
  [InformChannel.IN_PERSON]: 'In person',
  [InformChannel.NOTICE]: 'Notice',
};

/** Exports the follow-up list, or the people of a search and filter, as a file for calling them. */
export const followUpExport = makeTableFile({
  path: '/follow-up/export',
  summary: 'The follow-up of exposed people, or of whom search and filter find, as CSV or XLSX.',
  query: followUpQuery,
  permission: 'follow-up:read',
  needsProof: true,
  async open(context, { query }) {
    const { db, companyId } = context;
    const listing = { ...parseFollowUpQuery(query), seen: await findSeen(context) };
    const { timeZone } = await ownCompany(context);
    const count = await countFollowUps(db, companyId, listing);
    await writeAudit(context, {
      companyId,
      action: AuditAction.FOLLOW_UP_EXPORTED,
      detail: count === 1 ? '1 row' : `${count} rows`,
    });
    return {
      name: `follow-up_${todayIn(timeZone)}`,
      headings,
      batches: (reading) => listRows(context, reading, listing, timeZone),
    };
  },
});

async function* listRows(
  context: RequestContext,
  db: TenantTransaction,
  listing: Pick<FollowUpListing, 'search' | 'filter' | 'order' | 'seen'>,
  timeZone: string,
): AsyncGenerator<Cell[][]> {
  const format = cellTimeFormat(timeZone);
  const logPeople = startExportLog(context, PersonReadKind.EXPOSURE_EXPORT);
  const formatTime = (moment: Date | null) => moment && format.format(moment);
  const formatActor = await loadActorNames(db, context.companyId);
  for await (const rows of listExportedFollowUps(db, context.companyId, listing)) {
    logPeople(rows.map(({ employeeId }) => employeeId));
    const contests = await listContestsOfFollowUps(
      db,
      context.companyId,
      rows.map(({ id }) => id),
    );
    yield rows.map((row, index) => [
      ...formatCells(row, formatTime, formatActor),
      formatContested(contests[index]!, row.state !== FollowUpState.NO_LONGER_EXPOSED, (moment) =>
        format.format(moment),
      ),
    ]);
  }
}

function formatCells(
  row: ExportedFollowUp,
  formatTime: (moment: Date | null) => string | null,
  formatActor: FormatActor,
): Cell[] {
  const { source, nextStep, channel } = row;
  return [
    row.name,
    row.code,
    row.isFormer ? formerEmployeeName : row.department,
    formatPhone(row),
    row.email,
    diseaseNames[row.disease],
    row.cases,
    formatTime(row.exposedAt),
    source && sourceNames[source],
    stateNames[row.state],
    nextStep && stepNames[nextStep],
    formatTime(row.dueAt),
    row.quarantineUntil,
    row.reason,
    row.informedBy && formatActor(row.informedBy),
    formatTime(row.informedAt),
    channel && channelNames[channel],
    row.note,
    row.assignee && formatActor(row.assignee),
    row.isOwnPhoneOnly ? 'Yes' : 'No',
  ];
}
