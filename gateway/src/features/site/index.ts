import * as blog from './blog/index.js';

/** The rooms of this wing, the most basic first: a room imports only from those before it. */
export const rooms = [blog];
