import * as accounts from './accounts/index.js';
import * as team from './team/index.js';
import * as inbox from './inbox/index.js';
import * as factors from './factors/index.js';
import * as signIn from './sign-in/index.js';
import * as identityProvider from './identity-provider/index.js';
import * as apiKeys from './api-keys/index.js';

/** The rooms of this wing, the most basic first: a room imports only from those before it. */
export const rooms = [accounts, team, inbox, factors, signIn, identityProvider, apiKeys];
