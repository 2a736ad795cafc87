import * as records from './records/index.js';
import * as tracing from './tracing/index.js';
import * as reports from './reports/index.js';
import * as insights from './insights/index.js';

/** The rooms of this wing, the most basic first: a room imports only from those before it. */
export const rooms = [records, tracing, reports, insights];
