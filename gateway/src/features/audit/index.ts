import * as entries from './entries/index.js';
import * as accesses from './accesses/index.js';

/** The rooms of this wing, the most basic first: a room imports only from those before it. */
export const rooms = [entries, accesses];
