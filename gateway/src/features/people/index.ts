import * as access from './access/index.js';
import * as directory from './directory/index.js';
import * as changes from './changes/index.js';
import * as imports from './imports/index.js';
import * as phones from './phones/index.js';

/** The rooms of this wing, the most basic first: a room imports only from those before it. */
export const rooms = [access, directory, changes, imports, phones];
