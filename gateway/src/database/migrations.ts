import { FirstSchema1763596800000 } from '../../../migrations/1763596800000-first-schema.js';
import { AccountsAndMail1763856000000 } from '../../../migrations/1763856000000-accounts-and-mail.js';

/** Oldest first. */
export const migrations = [FirstSchema1763596800000, AccountsAndMail1763856000000];
