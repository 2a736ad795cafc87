import { Secret, TOTP } from 'otpauth';

const issuer = 'VisionCloud';
const digits = 6;
const periodSeconds = 30;
/** Accepted time steps before and after the current one, for wrong clocks and slow typing. */
const maxStepsOff = 1;
/** As RFC 4226 recommends. */
const secretBytes = 20;

const createTotp = (secret: string, label = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** Makes a secret for an authenticator app, in base 32. */
export function makeTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the address that an authenticator app reads from a QR code. */
export function formatTotpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString();
}

/** Returns the time step of a code if it is close enough to the current one; undefined for any other code. */
export function findTotpStep(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: maxStepsOff });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}
