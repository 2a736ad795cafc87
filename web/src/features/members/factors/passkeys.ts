import type { ErrorLike } from '@apollo/client';
import type { AuthenticatorTransport } from '@simplewebauthn/browser';
import { messageOf } from '../../../apollo/errors.ts';
import { loadPart } from '../../../lib/browser/load-part.ts';
import type {
  PasskeyAssertionInput,
  PasskeyAttestationInput,
  PasskeyCreation_CreationFragment,
  PasskeyRequest_RequestFragment,
} from '../../../generated/graphql.ts';
import { texts } from './passkey-failure-texts.ts';

/** A passkey could not be created or used. The message is for users. */
class PasskeyFailure extends Error {}

/** Whether the browser supports passkeys. */
export const arePasskeysSupported = (): boolean => 'PublicKeyCredential' in globalThis;

/** Returns the message for users about a failure of a passkey or of its request. */
export const messageOfPasskey = (error: unknown): string =>
  error instanceof PasskeyFailure ? error.message : messageOf(error as ErrorLike);

/** Loads the library on first use. */
const loadLibrary = () => loadPart(() => import('@simplewebauthn/browser'));

/** Creates a passkey. @throws PasskeyFailure */
export const createPasskey = async (
  creation: PasskeyCreation_CreationFragment,
): Promise<PasskeyAttestationInput> => {
  const { startRegistration } = await loadLibrary();
  const { challenge, rpId, userHandle, userName, algorithms, credentials, timeoutMs } = creation;
  const { id, response } = await askBrowser(() =>
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: texts.product },
        user: { id: userHandle, name: userName, displayName: userName },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: describeCredentials(credentials),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        timeout: timeoutMs,
      },
    }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
};

/** Signs with a passkey. @throws PasskeyFailure */
export const signWithPasskey = async (
  request: PasskeyRequest_RequestFragment,
): Promise<PasskeyAssertionInput> => {
  const { startAuthentication } = await loadLibrary();
  const { challenge, rpId, credentials, timeoutMs } = request;
  const { id, response } = await askBrowser(() =>
    startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        allowCredentials: describeCredentials(credentials),
        userVerification: 'required',
        timeout: timeoutMs,
      },
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
};

const describeCredentials = (credentials: PasskeyRequest_RequestFragment['credentials']) =>
  credentials.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: transports as AuthenticatorTransport[],
  }));

const askBrowser = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  if (!arePasskeysSupported()) throw new PasskeyFailure(texts.unsupported);
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyFailure(describeFailure(error), { cause: error });
  }
};

/** Returns a message by the name of the browser's error, which the library preserves. */
const describeFailure = (error: unknown): string => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return texts.notChosen;
  return name === 'InvalidStateError' ? texts.isKnown : texts.failed;
};
