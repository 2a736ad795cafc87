import type { ActorNames } from '../../company/current/actor-names.ts';
import type {
  PersonTimeline_EmployeeFragment,
  PersonTimelineQuery,
} from '../../../generated/graphql.ts';
import type { Permission } from '../../../generated/permissions.ts';
import { formatDay, formatMinutes, formatMoment, inSentence } from '../../../lib/dates/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { formatPair, formatSpan } from '../../cases/contests/contest-words.ts';
import { texts as contestTexts } from '../../cases/contests/texts.tsx';
import { formatDrawerSearch } from '../../cases/follow-up/drawer-address.ts';
import { formatActDetail } from '../../cases/follow-up/ActLog.tsx';
import { texts as actTexts } from '../../cases/follow-up/page-texts.tsx';
import { texts as followUpTexts } from '../../cases/follow-up/texts.tsx';
import { formatReport } from '../../own-file/reports/report-words.ts';
import { texts as reportTexts } from '../../own-file/reports/texts.ts';
import { formatChange } from '../directory/changes/directory-words.ts';
import type { PersonFollowUp } from './follow-up-states.ts';
import { personSearch } from './person-search.ts';
import { isUndoing, type StatusEntry } from './status-words.ts';
import { texts } from './texts.tsx';

export const eventKinds = [
  'CASE',
  'EXPOSURE',
  'NOTICE',
  'ACT',
  'TEST',
  'CONTEST',
  'REPORT',
  'PHONE',
  'DIRECTORY',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** Something that happened to a person. */
export interface TimelineEvent {
  id: string;
  kind: EventKind;
  /** ISO instant. */
  at: string;
  title: string;
  /** Who and how; null for nothing. */
  detail: string | null;
  /** A longer text, such as a note or a notice; null for none. */
  text: string | null;
  /** Address of what it is about. */
  to: string;
  /** Whether it was undone. */
  isUndone: boolean;
}

interface Place {
  companyName: string;
  timeZone: string;
  names: ActorNames;
  can: (permission: Permission) => boolean;
  /** Query string of the person's page as it is now. */
  search: string;
}

interface Sources {
  employee: PersonTimeline_EmployeeFragment;
  followUps: readonly PersonFollowUp[];
  /** Undefined if the viewer may not read them. */
  contests: PersonTimelineQuery['contests'];
  employeeReports: PersonTimelineQuery['employeeReports'];
}

const common = { detail: null, text: null, isUndone: false };

/** Lists what happened to a person, the latest first. */
export const listEvents = (
  { employee, followUps, contests, employeeReports }: Sources,
  place: Place,
): TimelineEvent[] =>
  [
    ...listCases(employee, place),
    ...followUps.flatMap((followUp) => listFollowUpEvents(followUp, place)),
    ...listContests(contests, place),
    ...listReports(employeeReports, place),
    ...listPhoneEvents(employee, place),
    ...listStatusEvents(employee, place),
    ...listDirectoryChanges(employee, place),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

const listCases = (
  { cases = [] }: PersonTimeline_EmployeeFragment,
  { companyName }: Place,
): TimelineEvent[] =>
  cases.flatMap(({ id, number, disease, classification, openedAt, closedAt, outcome }) => {
    const shared = { ...common, kind: 'CASE' as const, to: paths.case(companyName, number) };
    const name = texts.caseOf(caseTexts.caseNumber(number), caseTexts.diseaseNames[disease]);
    const opened: TimelineEvent = {
      ...shared,
      id: `opened ${id}`,
      at: openedAt,
      title: texts.caseOpened(name),
      detail: caseTexts.classificationNames[classification],
    };
    if (closedAt === null || outcome === null) return [opened];
    const title = texts.caseClosed(name);
    const detail = caseTexts.closedAs[outcome];
    return [opened, { ...shared, id: `closed ${id}`, at: closedAt, title, detail }];
  });

const listFollowUpEvents = (
  followUp: PersonFollowUp,
  { companyName, timeZone, names }: Place,
): TimelineEvent[] => {
  const { disease, exposures, notices, acts } = followUp;
  const diseaseName = caseTexts.diseaseNames[disease];
  const details = `${paths.followUp(companyName)}${formatDrawerSearch(followUp)}`;
  const inSentences = {
    formatDay: (day: string): string => inSentence(formatDay(day, timeZone)),
    formatMoment: (moment: string): string => inSentence(formatMoment(moment, timeZone)),
    formatName: names.formatName,
  };
  return [
    ...exposures.map(({ caseNumber, level, lastExposedAt, minutes, source }) => ({
      ...common,
      id: `exposure ${disease} ${caseNumber} ${lastExposedAt}`,
      kind: 'EXPOSURE' as const,
      at: lastExposedAt,
      title: texts.exposedBy(caseTexts.caseNumber(caseNumber), diseaseName),
      detail: texts.exposure(level, formatMinutes(minutes), contestTexts.sources[source]),
      to: paths.case(companyName, caseNumber),
    })),
    ...notices.map(({ id, kind, state, subject, text, sentAt }) => ({
      ...common,
      id,
      kind: 'NOTICE' as const,
      at: sentAt,
      title: `${followUpTexts.noticeStates[kind][state]}: ${diseaseName}`,
      text: `${subject}\n${text}`,
      to: details,
    })),
    ...acts.map((act) => ({
      ...common,
      id: act.id,
      kind: act.kind === 'TESTED' ? ('TEST' as const) : ('ACT' as const),
      at: act.at,
      title: `${actTexts.acts[act.kind]}: ${diseaseName}`,
      detail: listKnown(
        formatActDetail(act, inSentences),
        act.by && texts.by(names.formatActor(act.by)),
      ),
      text: act.note || null,
      to: details,
      isUndone: act.undoneAt !== null,
    })),
  ];
};

const listKnown = (...parts: (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(', ') || null;

const listContests = (contests: Sources['contests'], { companyName, timeZone }: Place) =>
  (contests?.items ?? []).map((contest) => ({
    ...common,
    id: contest.id,
    kind: 'CONTEST' as const,
    at: contest.contestedAt,
    title: texts.contactContested(formatPair(contest)),
    detail: [
      formatSpan(contest, timeZone),
      contestTexts.reasons[contest.reason],
      contestTexts.states[contest.state],
    ].join(', '),
    text: contest.note || null,
    to: `${paths.contests(companyName)}?state=${contest.state.toLowerCase().replaceAll('_', '-')}`,
    isUndone: contest.takenBackAt !== null,
  }));

const listReports = (
  employeeReports: Sources['employeeReports'],
  { companyName, timeZone }: Place,
) =>
  (employeeReports?.items ?? []).map((report) => ({
    ...common,
    id: report.id,
    kind: 'REPORT' as const,
    at: report.reportedAt,
    title: formatReport(report, timeZone),
    detail: reportTexts.states[report.state],
    text: report.note,
    to:
      report.caseNumber === null
        ? paths.employeeReports(companyName)
        : paths.case(companyName, report.caseNumber),
  }));

/** The last status of the phone, if something about it kept the phone from detecting contacts. */
const listPhoneEvents = (
  { health }: PersonTimeline_EmployeeFragment,
  { search }: Place,
): TimelineEvent[] => {
  if (!health) return [];
  const { bluetoothStatus, locationStatus, reportedAt } = health;
  const troubles = [
    ...(bluetoothStatus === false ? [texts.bluetoothOff] : []),
    ...(locationStatus === false ? [texts.locationOff] : []),
  ];
  return troubles.map((title) => ({
    ...common,
    id: title,
    kind: 'PHONE' as const,
    at: reportedAt,
    title,
    to: `${search}#phone`,
  }));
};

const listStatusEvents = (
  { code, createdAt, statusHistory = [] }: PersonTimeline_EmployeeFragment,
  { companyName, names, search }: Place,
): TimelineEvent[] => [
  {
    ...common,
    id: 'added',
    kind: 'DIRECTORY',
    at: createdAt,
    title: texts.addedToDirectory,
    to: `${search}#details`,
  },
  ...statusHistory.map((entry) => ({
    ...common,
    id: entry.id,
    kind: 'DIRECTORY' as const,
    at: entry.changedAt,
    title: entry.isPositive ? texts.becamePositive(entry.positiveDate) : texts.becameNegative,
    detail: formatStatusChange(entry, names),
    to: entry.isPositive
      ? paths.tracing(companyName, code)
      : `${paths.cases(companyName)}?search=${encodeURIComponent(code)}`,
  })),
];

const listDirectoryChanges = (
  { changes }: PersonTimeline_EmployeeFragment,
  { names, can, search }: Place,
): TimelineEvent[] => {
  const edit = `?${personSearch.write(new URLSearchParams(search), { dialog: 'edit' })}`;
  const show = (fields: readonly string[]): string =>
    `${search}${fields.every((field) => field === 'password') ? '#phone' : '#details'}`;
  return changes.map(({ id, at, by, fields }) => ({
    ...common,
    id,
    kind: 'DIRECTORY' as const,
    at,
    title: texts.fieldsChanged(fields.map((field) => texts.fields[field] ?? field)),
    detail: by && texts.by(names.formatActor(by)),
    to: can('employee:update') ? edit : show(fields),
  }));
};

const formatStatusChange = (
  { changedBy, changedAt, change }: StatusEntry,
  { formatActor }: ActorNames,
): string => {
  const words = changedBy === null ? texts.withFirstEntry : texts.by(formatActor(changedBy));
  if (!change) return words;
  const format = isUndoing(change, changedAt) ? texts.undoing : texts.partOf;
  return `${words}${format(formatChange(change))}`;
};
