import { Secret, TOTP } from 'otpauth';

const issuer = 'VisionCloud';
const digits = 6;
const periodSeconds = 30;
/** Accepted steps before and after the present one, for clocks that differ and people who type slowly. */
const window = 1;
/** As RFC 4226 recommends. */
const secretBytes = 20;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** Makes the secret of an authenticator app, in base 32. */
export function makeTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the address that an authenticator app reads from a QR code. */
export function formatTotpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the step of 30 seconds whose code this is, around the present one; undefined for any other code. */
export function findTotpStep(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}
