import { makeRowLoader } from '../../../request/loaders.js';
import { listAddressesOfMembers } from './member.queries.js';

/** Loads the addresses of members by the ids of their memberships; null: they have left. */
export const addressOfMember = makeRowLoader(listAddressesOfMembers, ({ id }) => id);
