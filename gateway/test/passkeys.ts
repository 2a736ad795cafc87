import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MadeCompany } from './factories.js';
import type { TestGateway } from './run-document.js';

export const creationFields = 'challenge rpId userHandle userName algorithms credentials { id }';
export const requestFields = 'challenge rpId credentials { id }';

interface Creation {
  challenge: string;
  rpId: string;
  userHandle: string;
}

/** Defects of an authenticator or browser. */
interface Faults {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isUserVerified?: boolean;
  isUserPresent?: boolean;
  /** Counter of the signature; without it, one more than the last. */
  counter?: number;
  userHandle?: string | null;
  /** Credential id that is sent. */
  id?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64Url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** Encodes the subset of CBOR (RFC 8949) that passkeys need: small numbers, texts, bytes and maps. */
function encodeCbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [
    encodeCbor(key),
    encodeCbor(each as Parameters<typeof encodeCbor>[0]),
  ]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A passkey in memory, with the browser around it: ES256, attestation 'none'. */
export class SoftwarePasskey {
  readonly id = base64Url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private lastCounter = 0;

  constructor(private readonly origin: string) {}

  /** Makes the passkey, as navigator.credentials.create does. */
  create(creation: Creation, faults: Faults = {}) {
    this.userHandle = creation.userHandle;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, encodeCbor(publicKey)]);
    const authData = Buffer.concat([this.makeData(creation.rpId, faults, 0x40), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.makeClientData('webauthn.create', creation.challenge, faults),
      attestationObject: base64Url(encodeCbor(attestation)),
      transports: ['internal'],
    };
  }

  /** Signs a challenge, as navigator.credentials.get does. */
  get(request: { challenge: string; rpId: string }, faults: Faults = {}, key?: KeyObject) {
    const data = this.makeData(request.rpId, faults, 0);
    const clientDataJSON = this.makeClientData('webauthn.get', request.challenge, faults);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: faults.id ?? this.id,
      clientDataJSON,
      authenticatorData: base64Url(data),
      signature: base64Url(sign('sha256', signed, key ?? this.keys.privateKey)),
      userHandle: faults.userHandle === undefined ? this.userHandle : faults.userHandle,
    };
  }

  private makeClientData(type: string, challenge: string, faults: Faults): string {
    const plain = { type, challenge, origin: this.origin, crossOrigin: false };
    const { origin, challenge: other, type: otherType } = faults;
    return base64Url(
      JSON.stringify({
        ...plain,
        ...(origin === undefined ? {} : { origin }),
        ...(other === undefined ? {} : { challenge: other }),
        ...(otherType === undefined ? {} : { type: otherType }),
      }),
    );
  }

  private makeData(rpId: string, faults: Faults, flags: number): Buffer {
    const { isUserPresent = true, isUserVerified = true } = faults;
    this.lastCounter = faults.counter ?? this.lastCounter + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.lastCounter);
    const allFlags = flags | (isUserPresent ? 1 : 0) | (isUserVerified ? 4 : 0);
    return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.from([allFlags]), counter]);
  }
}

/** Adds a passkey to the account of a session. */
export async function makePasskey(
  gateway: TestGateway,
  { token }: Pick<MadeCompany, 'token'>,
): Promise<{ passkey: SoftwarePasskey; id: string; recoveryCodes: string[] | null }> {
  const started = await gateway.graphql(token, `mutation { startPasskey { ${creationFields} } }`);
  const passkey = new SoftwarePasskey(gateway.app.publicUrl);
  const { data } = await gateway.graphql(
    token,
    'mutation ($input: PasskeyAttestationInput!) { addPasskey(input: $input) { passkey { id } recoveryCodes } }',
    { input: passkey.create(started.data.startPasskey) },
  );
  const { recoveryCodes } = data.addPasskey;
  return { passkey, id: data.addPasskey.passkey.id, recoveryCodes };
}

/** Signs a new challenge of a sign-in. */
export async function signForSignIn(
  gateway: TestGateway,
  passkey: SoftwarePasskey,
  faults: Faults = {},
) {
  const { data } = await gateway.graphql(
    null,
    `mutation { startPasskeySignIn { ${requestFields} } }`,
  );
  return passkey.get(data.startPasskeySignIn, faults);
}
