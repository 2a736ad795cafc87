import { adminAttacks } from './admin-attacks.js';
import { bodyAttacks } from './body-attacks.js';
import type { Attack } from './attack.js';
import { floodAttacks } from './flood-attacks.js';
import { linkAttacks } from './link-attacks.js';
import { photoAttacks } from './photo-attacks.js';

/** All known ways to overload the gateway. */
export const attacks: readonly Attack[] = [
  ...linkAttacks,
  ...adminAttacks,
  ...photoAttacks,
  ...bodyAttacks,
  ...floodAttacks,
];
