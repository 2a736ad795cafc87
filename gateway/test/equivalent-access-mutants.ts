import { type EquivalentMutant, neverEqualToNow } from './equivalent-mutant.ts';

/** Equivalent mutants of src/access. */
export const equivalentAccessMutants: readonly EquivalentMutant[] = [
  {
    file: 'src/access/device.ts',
    before: 'const maxUserAgentLength = 500;',
    after: 'const maxUserAgentLength = 501;',
    reason: 'Bounds the work. No browser sends such a long text.',
  },
  {
    file: 'src/access/known-networks.ts',
    before: 'if (stored && stored.msBeforeNext > renewMs) return;',
    after: 'if (stored && stored.msBeforeNext >= renewMs) return;',
    reason:
      'Only a sign-in exactly 60 days before the end, to the millisecond, is told apart: it renews the network, or the next one does.',
  },
  {
    file: 'src/access/limits.ts',
    before: 'const refusalTtlMs = 1000;',
    after: 'const refusalTtlMs = 1001;',
    reason: 'A refusal is cached for about a second; nothing depends on a millisecond.',
  },
  {
    file: 'src/access/limits.ts',
    before: 'const maxRefusals = 10_000;',
    after: 'const maxRefusals = 10001;',
    reason: 'Bounds memory. A refusal that is no longer cached is repeated by the database.',
  },
  {
    file: 'src/access/passwords.ts',
    before: 'const maxHashes = Math.max(1, Math.min(3, availableParallelism() - 1));',
    after: 'const maxHashes = Math.min(1, Math.min(3, availableParallelism() - 1));',
    reason: 'Only speed: how many passwords are hashed at a time depends on the machine.',
  },
  {
    file: 'src/access/passwords.ts',
    before: 'const maxHashes = Math.max(1, Math.min(3, availableParallelism() - 1));',
    after: 'const maxHashes = Math.max(1, Math.max(3, availableParallelism() - 1));',
    reason: 'Only speed: how many passwords are hashed at a time depends on the machine.',
  },
  {
    file: 'src/access/passwords.ts',
    before: 'const maxHashes = Math.max(1, Math.min(3, availableParallelism() - 1));',
    after: 'const maxHashes = Math.max(1, Math.min(3, availableParallelism() + 1));',
    reason: 'Only speed: how many passwords are hashed at a time depends on the machine.',
  },
  {
    file: 'src/access/passwords.ts',
    before: 'const maxNetworks = 10_000;',
    after: 'const maxNetworks = 10001;',
    reason: 'Bounds memory. A network that is no longer listed is a new one.',
  },
  {
    file: 'src/access/passwords.ts',
    before:
      'private readonly signedIn = new LRUCache<string, true>({ max: maxNetworks, ttl: DAY });',
    after:
      'private readonly signedIn = new LRUCache<string, false>({ max: maxNetworks, ttl: DAY });',
    reason: 'A type, which does not exist at run time.',
  },
  {
    file: 'src/access/passwords.ts',
    before: 'if (isRight) this.signedIn.set(network, true);',
    after: 'if (isRight) this.signedIn.set(network, false);',
    reason: 'Only whether there is an entry counts.',
  },
  {
    file: 'src/access/passwords.ts',
    before: 'if (left === 0) this.waitingByNetwork.delete(network);',
    after: 'if (false) this.waitingByNetwork.delete(network);',
    reason: 'Only frees memory: a network without an entry has 0 waiting attempts too.',
  },
  {
    file: 'src/access/session-batcher.ts',
    before: 'const db = new TenantTransaction(dataSource, companyId, true);',
    after: 'const db = new TenantTransaction(dataSource, companyId, false);',
    reason: 'The transaction only reads.',
  },
  {
    file: 'src/access/session-uses.ts',
    before: 'const maxRecent = 10_000;',
    after: 'const maxRecent = 10001;',
    reason: 'Bounds memory. The use of a session that is no longer listed is stored once more.',
  },
  {
    file: 'src/access/session-uses.ts',
    before: 'private readonly recent = new LRUCache<string, true>({ max: maxRecent });',
    after: 'private readonly recent = new LRUCache<string, false>({ max: maxRecent });',
    reason: 'A type, which does not exist at run time.',
  },
  {
    file: 'src/access/session-uses.ts',
    before: "AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,",
    after: "AND (last_used_at IS NULL OR last_used_at <= now() - interval '1 minute')`,",
    reason: neverEqualToNow,
  },
  {
    file: 'src/access/session-uses.ts',
    before: 'if (lastUsedAt && Date.now() - lastUsedAt.getTime() < ttl) return;',
    after: 'if (lastUsedAt && Date.now() - lastUsedAt.getTime() <= ttl) return;',
    reason:
      'Only a use exactly 5 minutes ago, to the millisecond, is told apart: this request stores it, or the next one.',
  },
  {
    file: 'src/access/session-uses.ts',
    before: 'this.recent.set(id, true, { ttl });',
    after: 'this.recent.set(id, false, { ttl });',
    reason: 'Only whether there is an entry counts.',
  },
  {
    file: 'src/access/tokens.ts',
    before: 'const maxVerified = 5000;',
    after: 'const maxVerified = 5001;',
    reason: 'Bounds memory. A token that is no longer cached is verified again.',
  },
  {
    file: 'src/access/tokens.ts',
    before: 'if (cached && Math.floor(Date.now() / 1000) < cached.expiresAt) return cached.claims;',
    after: 'if (false) return cached.claims;',
    reason: 'The cache only saves time: a token that is not in it is verified again.',
  },
  {
    file: 'src/access/tokens.ts',
    before: "if (typeof payload === 'string') return undefined;",
    after: 'if (false) return undefined;',
    reason:
      'The library refuses a payload that is a text, because it has no issuer. The condition is for the compiler.',
  },
  {
    file: 'src/access/viewer.queries.ts',
    before:
      "export const isCompanyOpen = `company.status = 'Active' AND (deletion_at IS NULL OR deletion_at > now())`;",
    after:
      "export const isCompanyOpen = `company.status = 'Active' AND (deletion_at IS NULL OR deletion_at >= now())`;",
    reason: neverEqualToNow,
  },
  {
    file: 'src/access/viewer.queries.ts',
    before: 'export const isInUse = `(last_used_at IS NULL OR last_used_at > now()',
    after: 'export const isInUse = `(last_used_at IS NULL OR last_used_at >= now()',
    reason: neverEqualToNow,
  },
  {
    file: 'src/access/viewer.queries.ts',
    before: 'const isValid = `revoked_at IS NULL AND expires_at > now() AND ${isInUse}',
    after: 'const isValid = `revoked_at IS NULL AND expires_at >= now() AND ${isInUse}',
    reason: neverEqualToNow,
  },
  {
    file: 'src/access/viewer.queries.ts',
    before: 'WHERE session.company_id = $1 AND session.id = $2 AND expires_at > now()',
    after: 'WHERE session.company_id = $1 AND session.id = $2 AND expires_at >= now()',
    reason: neverEqualToNow,
  },
  {
    file: 'src/access/viewer.queries.ts',
    before: "AND company.status = 'InActive' AND (deletion_at IS NULL OR deletion_at > now())",
    after: "AND company.status = 'InActive' AND (deletion_at IS NULL OR deletion_at >= now())",
    reason: neverEqualToNow,
  },
  {
    file: 'src/access/viewer.queries.ts',
    before:
      'WHERE company_id = $1 AND api_key.id = $2 AND key_hash = $3 AND revoked_at IS NULL AND expires_at > now() AND ${isCompanyOpen}`,',
    after:
      'WHERE company_id = $1 AND api_key.id = $2 AND key_hash = $3 AND revoked_at IS NULL AND expires_at >= now() AND ${isCompanyOpen}`,',
    reason: neverEqualToNow,
  },
];
