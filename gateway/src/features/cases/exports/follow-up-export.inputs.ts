import { parseListing } from '../../../database/listing.js';
import type { FileStream } from '../../../http/file-stream.js';
import { FollowUpState, FollowUpStep } from '../follow-up/follow-up-facts.js';
import { FollowUpOrder } from '../follow-up/follow-up.inputs.js';
import type { FollowUpListing } from '../follow-up/follow-up-list.queries.js';
import {
  buildListPattern,
  readBoolean,
  readEnum,
  readList,
  readNumber,
  readText,
} from '../../../http/query-parameters.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

/** Query parameters of `parseFollowUpQuery`, for the OpenAPI document. */
export const followUpQuery: FileStream['query'] = {
  states: {
    description: 'Only in these states, separated by commas.',
    type: 'string',
    pattern: buildListPattern(FollowUpState),
  },
  nextSteps: {
    description: 'Only with one of these next steps, separated by commas.',
    type: 'string',
    pattern: buildListPattern(FollowUpStep),
  },
  diseases: {
    description: 'Only of these diseases, separated by commas.',
    type: 'string',
    pattern: buildListPattern(DiseaseCode),
  },
  isOverdue: {
    description: 'Only those whose next step is due by now, or only the others.',
    type: 'string',
    enum: ['true', 'false'],
  },
  isOpen: {
    description: 'Only those whose next step can be taken now, or only the others.',
    type: 'string',
    enum: ['true', 'false'],
  },
  isDueToday: {
    description: 'Only those whose next step is due by the end of today, or only the others.',
    type: 'string',
    enum: ['true', 'false'],
  },
  isToCall: {
    description: 'Only people to be told whom no notice reaches, or only the others.',
    type: 'string',
    enum: ['true', 'false'],
  },
  isReleasedThisWeek: {
    description: 'Only people released within the last 7 days, or only the others.',
    type: 'string',
    enum: ['true', 'false'],
  },
  isChanged: {
    description:
      "Only those that have changed since the viewer's sign-in saw them, or only the others.",
    type: 'string',
    enum: ['true', 'false'],
  },
  isPhoneSilent: {
    description: 'Only people whose phone has been silent for 24 hours, or only the others.',
    type: 'string',
    enum: ['true', 'false'],
  },
  isNoticeUndelivered: {
    description: 'Only those whose last notice could not be delivered, or only the others.',
    type: 'string',
    enum: ['true', 'false'],
  },
  isOwnPhoneOnly: {
    description: "Only those whom only the person's own phone has reported, or only the others.",
    type: 'string',
    enum: ['true', 'false'],
  },
  assignee: {
    description: 'Only those assigned to this email address.',
    type: 'string',
    maxLength: 254,
  },
  unassigned: {
    description: 'true: only those assigned to nobody.',
    type: 'string',
    enum: ['true', 'false'],
  },
  caseNumber: {
    description: 'Only people exposed by the case of this number.',
    type: 'string',
    pattern: String.raw`^[1-9]\d{0,8}$`,
  },
  search: {
    description: 'Only whom this text finds; at most 100 characters.',
    type: 'string',
    maxLength: 100,
  },
  order: {
    description: 'Order of the lines.',
    type: 'string',
    enum: Object.values(FollowUpOrder),
    default: FollowUpOrder.DUE,
  },
};

/**
 * Parses the query of the CSV file of follow-ups; all parameters are optional, and blank ones count as absent.
 * @throws BadUserInput naming an invalid parameter.
 */
export function parseFollowUpQuery(
  query: Record<string, unknown>,
): Pick<FollowUpListing, 'search' | 'filter' | 'order'> {
  const assignee = readText(query, 'assignee');
  const isUnassigned = readBoolean(query, 'unassigned') === true;
  const { search } = parseListing({ search: readText(query, 'search'), page: 1, pageSize: 1 }, 1);
  return {
    search,
    order: readEnum(query, 'order', FollowUpOrder) ?? FollowUpOrder.DUE,
    filter: {
      states: readList(query, 'states', FollowUpState),
      nextSteps: readList(query, 'nextSteps', FollowUpStep),
      diseases: readList(query, 'diseases', DiseaseCode),
      isOverdue: readBoolean(query, 'isOverdue'),
      isOpen: readBoolean(query, 'isOpen'),
      isDueToday: readBoolean(query, 'isDueToday'),
      isToCall: readBoolean(query, 'isToCall'),
      isReleasedThisWeek: readBoolean(query, 'isReleasedThisWeek'),
      isChanged: readBoolean(query, 'isChanged'),
      isPhoneSilent: readBoolean(query, 'isPhoneSilent'),
      isNoticeUndelivered: readBoolean(query, 'isNoticeUndelivered'),
      isOwnPhoneOnly: readBoolean(query, 'isOwnPhoneOnly'),
      assignee: isUnassigned ? '' : assignee || null,
      caseNumber: readNumber(query, 'caseNumber'),
    },
  };
}
