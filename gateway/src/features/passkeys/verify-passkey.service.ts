import { inTenant, type Rows } from '../../database/tenant.js';
import { BadUserInput } from '../../errors.js';
import type { App } from '../../request/context.js';
import { getRelyingParty, makeUserHandle, passkeyAlgorithms } from './challenge.service.js';
import type { PasskeyAssertionInput, PasskeyAttestationInput } from './passkey.inputs.js';
import type { Passkey } from './passkey.entity.js';
import type { PasskeyChallenge } from './passkey-challenge.entity.js';
import { deleteChallenge, findPasskeyByCredential, notePasskeyUse } from './passkey.queries.js';

/** A passkey was not accepted. The reason is not told. */
export class PasskeyRefused extends BadUserInput {
  /**
   * @param accountId whose passkey it is; undefined for an unknown one.
   * @param isCopy its counter went back.
   */
  constructor(
    readonly accountId?: string,
    readonly isCopy = false,
  ) {
    super('passkey', 'This passkey was not accepted, please try again');
  }
}

/** A signature that is right, over a challenge that still has to be used up. */
export interface VerifiedAssertion {
  passkey: Passkey;
  challenge: Buffer;
  counter: number;
  isBackedUp: boolean;
}

/** A new passkey that is right, over a challenge that still has to be used up. */
export interface VerifiedAttestation extends Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'
> {
  challenge: Buffer;
}

type Purpose = Pick<PasskeyChallenge, 'purpose' | 'subjectId'>;

/**
 * Verifies what a passkey has signed: origin, relying party, user verification and signature.
 * @throws PasskeyRefused
 */
export async function verifyAssertion(
  app: Pick<App, 'dataSource' | 'publicUrl'>,
  { id, userHandle, ...response }: PasskeyAssertionInput,
): Promise<VerifiedAssertion> {
  const passkey = await inTenant(app.dataSource, null, (db) =>
    findPasskeyByCredential(db, Buffer.from(id, 'base64url')),
  );
  if (!passkey) throw new PasskeyRefused();
  const refused = new PasskeyRefused(passkey.accountId);
  if (userHandle && userHandle !== makeUserHandle(passkey.accountId)) throw refused;
  let challenge = '';
  const { verified, authenticationInfo } = await refuseErrors(refused, async () => {
    const { verifyAuthenticationResponse } = await loadLibrary();
    return verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: (given) => {
        challenge = given;
        return true;
      },
      expectedOrigin: getRelyingParty(app).origin,
      expectedRPID: getRelyingParty(app).id,
      requireUserVerification: true,
      // The counter is compared where it is stored, so that of two requests at once only one can have it.
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
  });
  if (!verified) throw refused;
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
  return { passkey, challenge: Buffer.from(challenge, 'base64url'), counter, isBackedUp };
}

/**
 * Uses the challenge of a right signature up, and notes the use of the passkey.
 * @throws PasskeyRefused if the challenge was given for something else, used before or is too old, or if the counter went back.
 */
export async function useAssertion(
  db: Rows,
  { passkey, challenge, counter, isBackedUp }: VerifiedAssertion,
  purpose: Purpose,
): Promise<void> {
  const { id, accountId } = passkey;
  const offered = await deleteChallenge(db, { challenge, ...purpose });
  if (!offered || (offered.accountId !== null && offered.accountId !== accountId))
    throw new PasskeyRefused(accountId);
  if (!(await notePasskeyUse(db, { id, counter, isBackedUp })))
    throw new PasskeyRefused(accountId, true);
}

/**
 * Verifies a passkey that a browser has just made: origin, relying party, user verification.
 * @throws PasskeyRefused
 */
export async function verifyAttestation(
  app: Pick<App, 'publicUrl'>,
  { id, transports, ...response }: PasskeyAttestationInput,
): Promise<VerifiedAttestation> {
  let challenge = '';
  const { registrationInfo } = await refuseErrors(new PasskeyRefused(), async () => {
    const { verifyRegistrationResponse } = await loadLibrary();
    return verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: (given) => {
        challenge = given;
        return true;
      },
      expectedOrigin: getRelyingParty(app).origin,
      expectedRPID: getRelyingParty(app).id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
  });
  if (!registrationInfo || registrationInfo.credential.id !== id) throw new PasskeyRefused();
  const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    transports: [...new Set(transports)],
    isBackedUp,
    challenge: Buffer.from(challenge, 'base64url'),
  };
}

/** Loads the library when it is first needed: it brings many formats of certificates. */
const loadLibrary = () => import('@simplewebauthn/server');

/** The library throws an error for everything that is not as it should be. */
async function refuseErrors<Result>(
  refused: PasskeyRefused,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch {
    throw refused;
  }
}
