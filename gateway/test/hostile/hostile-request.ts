import { type HostileFiles, hostileForm } from './form-bodies.js';
import { hostileOperation } from './graphql-bodies.js';
import { hostileAddress, hostileJson } from './json-bodies.js';
import type { Random } from '../../src/demo/random.js';
import type { HostileRequest } from './request.js';

/** The next hostile request: half are JSON, a third GraphQL, the rest forms and URLs. Documents repeat their parts at most `max` times. */
export function hostileRequest(random: Random, files: HostileFiles, max?: number): HostileRequest {
  const choice = random.whole(0, 20);
  if (choice < 10) return hostileJson(random);
  if (choice < 16) return hostileOperation(random, max);
  if (choice < 19) return hostileForm(random, files);
  return hostileAddress(random);
}

/** Credentials: mostly an admin's, which reach furthest; a phone's, forged ones, none. */
export function credentialsOf(
  random: Random,
  tokens: { admin: string; phone: string },
): Record<string, string> {
  const choice = random.whole(0, 10);
  if (choice < 7) return { authorization: `Bearer ${tokens.admin}` };
  if (choice === 7) return { authorization: `Bearer ${tokens.phone}` };
  if (choice === 8)
    return random.pick<Record<string, string>>([
      { authorization: `Bearer ${tokens.admin.slice(0, -3)}xxx` },
      { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
      { authorization: 'x', bearer: '\u00e9' },
      { 'x-camera-key': 'x'.repeat(500) },
    ]);
  return {};
}
