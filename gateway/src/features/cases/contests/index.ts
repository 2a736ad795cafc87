import {
  RecordContestsResolver,
  MeetingContestsResolver,
  ContinuousContestsResolver,
  CumulativeContestsResolver,
  FollowUpContestsResolver,
  TraceContestsResolver,
} from './contest-fields.resolver.js';
import { ContestRequest } from './contest-request.entity.js';
import { ContestRequestResolver } from './contest-request.resolver.js';
import { Contest } from './contest.entity.js';
import { ContestResolver } from './contest.resolver.js';

export const entities = [Contest, ContestRequest];
export const resolvers = [
  ContestResolver,
  ContestRequestResolver,
  RecordContestsResolver,
  MeetingContestsResolver,
  ContinuousContestsResolver,
  CumulativeContestsResolver,
  FollowUpContestsResolver,
  TraceContestsResolver,
];
