import { Authenticator, RecoveryCode } from './second-factor.entity.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyResolver } from './passkey.resolver.js';
import { SecondFactorResolver } from './second-factor.resolver.js';

export const entities = [Authenticator, RecoveryCode, Passkey, PasskeyChallenge];
export const resolvers = [SecondFactorResolver, PasskeyResolver];
