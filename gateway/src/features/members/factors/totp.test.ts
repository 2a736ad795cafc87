import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { findTotpStep, formatTotpUri, makeTotpSecret } from './totp.js';

/** Key of the test values in RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

describe('findTotpStep', () => {
  // The last six of the eight digits in the RFC's table.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('finds the step of the code at %d seconds', (seconds, code, step) => {
    expect(findTotpStep(secret, code, seconds * 1000)).toBe(step);
  });

  it('accepts the codes of the steps before and after, and no others', () => {
    const now = 1_234_567_890_000;
    const at = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });
    const found = [-2, -1, 0, 1, 2].map((steps) => findTotpStep(secret, at(steps), now));
    expect(found).toEqual([undefined, 41_152_262, 41_152_263, 41_152_264, undefined]);
  });

  it.each(['', '00592', '0059244', '00592a', 'abcdef'])('returns undefined for %j', (code) => {
    expect(findTotpStep(secret, code, 1_234_567_890_000)).toBeUndefined();
  });
});

describe('a new secret', () => {
  it('has 160 random bits, and a URI that names product and account', () => {
    const made = makeTotpSecret();
    expect(Secret.fromBase32(made).bytes).toHaveLength(20);
    expect(makeTotpSecret()).not.toBe(made);
    expect(formatTotpUri(made, 'ana+1@x.example')).toBe(
      `otpauth://totp/VisionCloud:ana%2B1%40x.example?issuer=VisionCloud&secret=${made}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
