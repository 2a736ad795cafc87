import { Notice } from './notice.entity.js';
import { NoticeResolver, FollowUpNoticesResolver } from './notice.resolver.js';
import { PositiveResolver } from './positive.resolver.js';

export const entities = [Notice];
export const resolvers = [PositiveResolver, NoticeResolver, FollowUpNoticesResolver];
