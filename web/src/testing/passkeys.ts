import { afterEach, vi } from 'vitest';
import type { PasskeyRequest_RequestFragment } from '../generated/graphql.ts';

/** A challenge of the gateway. */
export const passkeyRequest: PasskeyRequest_RequestFragment = {
  challenge: 'AQID',
  rpId: 'localhost',
  credentials: [],
  timeoutMs: 300_000,
};

/** What the gateway gets when the browser of `letBrowserSign` has signed. */
export const signedAnswer = {
  id: 'AQ',
  clientDataJSON: 'Ag',
  authenticatorData: 'Aw',
  signature: 'BA',
  userHandle: 'BQ',
};
/** What the gateway gets when that browser has made a passkey. */
export const madeAnswer = {
  id: 'AQ',
  clientDataJSON: 'Ag',
  attestationObject: 'Bg',
  transports: ['internal'],
};

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const common = {
  id: 'AQ',
  rawId: bytes(1),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
};

const stub = (get: () => Promise<unknown>, create: () => Promise<unknown>): void => {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true });
};

/** Gives the browser a passkey, which it makes and uses without asking. */
export const letBrowserSign = (): void => {
  stub(
    async () => ({
      ...common,
      response: {
        clientDataJSON: bytes(2),
        authenticatorData: bytes(3),
        signature: bytes(4),
        userHandle: bytes(5),
      },
    }),
    async () => ({
      ...common,
      response: {
        clientDataJSON: bytes(2),
        attestationObject: bytes(6),
        getTransports: () => ['internal'],
      },
    }),
  );
};

/** Gives the browser a person who closes its dialog. */
export const letPersonCancel = (): void => {
  const cancel = () => Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
  stub(cancel, cancel);
};

afterEach(() => vi.unstubAllGlobals());
