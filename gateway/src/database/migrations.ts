import { FirstSchema1763596800000 } from '../../../migrations/1763596800000-first-schema.js';

/** Oldest first. */
export const migrations = [FirstSchema1763596800000];
