import * as plans from './plans/index.js';
import * as profile from './profile/index.js';
import * as retention from './retention/index.js';
import * as settings from './settings/index.js';
import * as orders from './orders/index.js';
import * as events from './events/index.js';
import * as log from './log/index.js';
import * as webhooks from './webhooks/index.js';

/** The rooms of this wing, the most basic first: a room imports only from those before it. */
export const rooms = [plans, profile, retention, settings, orders, log, webhooks, events];
