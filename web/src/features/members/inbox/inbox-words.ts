import type { InboxPageQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { proposePhone } from '../../people/person/proposed-phone.ts';
import { formatDrawerSearch } from '../../cases/follow-up/drawer-address.ts';
import { texts } from './texts.ts';

export type InboxItem = InboxPageQuery['inbox']['items'][number];

/** Says what an item is about. @param formatName names a member by the address. */
export const describeItem = (item: InboxItem, formatName: (email: string) => string): string => {
  const { kind, subjects, followUp, person, member, value } = item;
  switch (kind) {
    case 'FOLLOW_UP_ASSIGNED':
      if (subjects > 1) return texts.severalAssigned(subjects);
      return followUp ? texts.assigned(followUp.person.name) : texts.assignedGone;
    case 'MENTIONED_IN_FOLLOW_UP':
      if (subjects > 1) return texts.severalMentioned(subjects);
      return followUp ? texts.mentioned(followUp.person.name) : texts.mentionedGone;
    case 'CASE_ASSIGNED':
      return item.case
        ? texts.caseAssigned(caseTexts.caseNumber(item.case.number), item.case.person.name)
        : texts.caseGone;
    case 'MENTIONED_IN_CASE':
      return item.case
        ? texts.mentionedInCase(caseTexts.caseNumber(item.case.number), item.case.person.name)
        : texts.caseGone;
    case 'IMPORT_DONE':
      return texts.importDone;
    case 'IMPORT_FAILED':
      return texts.importFailed;
    case 'MEMBER_JOINED':
      return member === null ? texts.joinedGone : texts.joined(formatName(member));
    case 'NOTICE_FAILED':
      return texts.noticesFailed(item.unread || item.events);
    default:
      if (!person || person.isDeleted) return texts.wrongNumberGone;
      return value === null
        ? texts.wrongNumber(person.name)
        : texts.rightNumber(person.name, value);
  }
};

/** A link to where an item is acted on. */
interface Act {
  label: string;
  to: string;
  /** State of the history entry: values that are not for the address. */
  state?: unknown;
}

/** Where to act on an item; null if there is nothing any more. */
export const findAct = (
  { kind, subjects, followUp, case: ofCase, person, value }: InboxItem,
  companyName: string,
): Act | null => {
  const { acts } = texts;
  switch (kind) {
    case 'FOLLOW_UP_ASSIGNED':
    case 'MENTIONED_IN_FOLLOW_UP':
      if (subjects > 1) return { label: acts.openList, to: paths.followUp(companyName) };
      return followUp
        ? {
            label: acts.open,
            to: `${paths.followUp(companyName)}${formatDrawerSearch(followUp)}`,
          }
        : null;
    case 'CASE_ASSIGNED':
    case 'MENTIONED_IN_CASE':
      return ofCase ? { label: acts.open, to: paths.case(companyName, ofCase.number) } : null;
    case 'IMPORT_DONE':
      return { label: acts.openDirectory, to: paths.employees(companyName) };
    case 'IMPORT_FAILED':
      return { label: acts.importAgain, to: paths.employeeImport(companyName) };
    case 'MEMBER_JOINED':
      return { label: acts.openMembers, to: paths.members(companyName) };
    case 'NOTICE_FAILED':
      return {
        label: acts.openList,
        to: `${paths.followUp(companyName)}?show=undelivered`,
      };
    default:
      return person && !person.isDeleted
        ? {
            label: acts.correct,
            to: `${paths.employee(companyName, person.id)}?dialog=phone`,
            state: proposePhone(value),
          }
        : null;
  }
};
