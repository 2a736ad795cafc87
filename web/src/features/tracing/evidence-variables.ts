import type {
  EvidencePanelQueryVariables,
  TracedMeeting_MeetingFragment as TracedMeeting,
} from '../../generated/graphql.ts';

/** How the gateway is asked for the evidence of a step: the counted time tells it from other contacts of the same two. */
export const evidenceVariables = (meeting: TracedMeeting): EvidencePanelQueryVariables => ({
  carrierId: meeting.carrier.id,
  personId: meeting.person.id,
  source: meeting.source,
  from: meeting.countedFrom,
  until: meeting.countedUntil,
});
