import type {
  EvidencePanelQueryVariables,
  TracedMeeting_MeetingFragment as TracedMeeting,
} from '../../../generated/graphql.ts';

/** Returns the variables of the query for a transmission: the counted time distinguishes it from other contacts of the same two people. */
export const evidenceVariables = (meeting: TracedMeeting): EvidencePanelQueryVariables => ({
  carrierId: meeting.carrier.id,
  personId: meeting.person.id,
  source: meeting.source,
  from: meeting.countedFrom,
  until: meeting.countedUntil,
});
