import { InboxMark } from './inbox-mark.entity.js';
import { InboxResolver } from './inbox.resolver.js';

export const entities = [InboxMark];
export const resolvers = [InboxResolver];
