import * as diseases from './diseases/index.js';
import * as immunity from './immunity/index.js';
import * as register from './register/index.js';
import * as calls from './calls/index.js';
import * as followUp from './follow-up/index.js';
import * as surroundings from './surroundings/index.js';
import * as contests from './contests/index.js';
import * as notices from './notices/index.js';
import * as exports from './exports/index.js';

/** The rooms of this wing, the most basic first: a room imports only from those before it. */
export const rooms = [
  diseases,
  immunity,
  register,
  calls,
  followUp,
  surroundings,
  contests,
  notices,
  exports,
];
