import { inTenant, type Rows } from '../../../database/tenant.js';
import { BadUserInput } from '../../../errors.js';
import type { App } from '../../../request/context.js';
import { getRelyingParty, makeUserHandle, passkeyAlgorithms } from './challenge.service.js';
import type { PasskeyAssertionInput, PasskeyAttestationInput } from './passkey.inputs.js';
import type { Passkey } from './passkey.entity.js';
import type { PasskeyChallenge } from './passkey-challenge.entity.js';
import { deleteChallenge, findPasskeyByCredential, storePasskeyUse } from './passkey.queries.js';

/** A passkey was not accepted. The client does not learn the reason. */
export class PasskeyRefused extends BadUserInput {
  /**
   * @param accountId account of the passkey; undefined for an unknown one.
   * @param isCopy whether its counter did not increase.
   */
  constructor(
    readonly accountId?: string,
    readonly isCopy = false,
  ) {
    super('passkey', 'This passkey was not accepted, please try again');
  }
}

/** A valid signature of a challenge that still has to be consumed. */
export interface VerifiedAssertion {
  passkey: Passkey;
  challenge: Buffer;
  counter: number;
  isBackedUp: boolean;
}

/** A valid new passkey, whose challenge still has to be consumed. */
export interface VerifiedAttestation extends Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'
> {
  challenge: Buffer;
}

type Purpose = Pick<PasskeyChallenge, 'purpose' | 'subjectId'>;

/**
 * Verifies origin, relying party, user verification and signature of a passkey's response.
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
      // `storePasskeyUse` compares the counter, so that only one of two concurrent requests passes.
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
  });
  if (!verified) throw refused;
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
  return { passkey, challenge: Buffer.from(challenge, 'base64url'), counter, isBackedUp };
}

/**
 * Consumes the challenge of a valid signature, and stores the use of the passkey.
 * @returns the network from whose budget the challenge has taken a try; null if it has taken none.
 * @throws PasskeyRefused if the challenge has another purpose, was used before or has expired, or if the counter did not increase.
 */
export async function consumeAssertion(
  db: Rows,
  { passkey, challenge, counter, isBackedUp }: VerifiedAssertion,
  purpose: Purpose,
): Promise<string | null> {
  const { id, accountId } = passkey;
  const offered = await deleteChallenge(db, { challenge, ...purpose });
  if (!offered || (offered.accountId !== null && offered.accountId !== accountId))
    throw new PasskeyRefused(accountId);
  if (!(await storePasskeyUse(db, { id, counter, isBackedUp })))
    throw new PasskeyRefused(accountId, true);
  return offered.network;
}

/**
 * Verifies origin, relying party and user verification of a passkey that a browser has just created.
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

/** Loaded when first needed, because the library includes many certificate formats. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Turns every error of the library into a refusal. */
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
