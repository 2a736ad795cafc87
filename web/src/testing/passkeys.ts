import { afterEach, vi } from 'vitest';
import type { PasskeyRequest_RequestFragment } from '../generated/graphql.ts';

export const passkeyRequest: PasskeyRequest_RequestFragment = {
  challenge: 'AQID',
  rpId: 'localhost',
  credentials: [],
  timeoutMs: 300_000,
};

/** The assertion of `letBrowserSign`, as the gateway receives it. */
export const signedAnswer = {
  id: 'AQ',
  clientDataJSON: 'Ag',
  authenticatorData: 'Aw',
  signature: 'BA',
  userHandle: 'BQ',
};
/** The new passkey of `letBrowserSign`, as the gateway receives it. */
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

/** Lets the browser create and use a passkey without a dialog. */
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

/** Lets the user cancel the passkey dialog. */
export const letPersonCancel = (): void => {
  const cancel = () => Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
  stub(cancel, cancel);
};

afterEach(() => vi.unstubAllGlobals());
