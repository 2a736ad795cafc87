import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { apiKeyFormat, hashKey } from '../../../access/key-format.js';
import { apiKeyScopes, listScopesWithoutHealth, may } from '../../../access/permissions.js';
import { mapUniqueViolation, type UniqueConflicts } from '../../../database/unique-violation.js';
import { DAY } from '../../../durations.js';
import { BadUserInput, Forbidden, NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { ApiKey } from './api-key.entity.js';
import type { CreateApiKeyInput } from './api-key.inputs.js';
import type { CreateApiKeyPayload } from './api-key.types.js';

/** Maximum keys of a company, including expired but not revoked ones. */
export const maxApiKeys = 50;
const endingLength = 4;

const uniqueName: UniqueConflicts = {
  api_key_name_key: ['name', 'Another API key has or had this name'],
};

/** Lists the keys that are not revoked, newest first. */
export async function listApiKeys({ db, companyId }: RequestContext): Promise<ApiKey[]> {
  return (await db.manager()).find(ApiKey, {
    where: { companyId, revokedAt: IsNull() },
    order: { id: 'DESC' },
    take: maxApiKeys,
  });
}

/** Creates a key and returns its text, which is not stored. The scopes must not exceed the creator's permissions. */
export async function createApiKey(
  context: RequestContext,
  input: CreateApiKeyInput,
): Promise<CreateApiKeyPayload> {
  const { db, companyId, viewer } = context;
  if (!viewer?.email) throw new Forbidden();
  // Removes duplicates, and sorts like the list of scopes.
  const scopes = apiKeyScopes.filter((scope) => input.scopes.includes(scope));
  if (!scopes.every((scope) => may(viewer, scope)))
    throw new BadUserInput('scopes', 'A key cannot have a permission that you do not have');
  const lacking = listScopesWithoutHealth(scopes);
  if (lacking.length > 0)
    throw new BadUserInput('scopes', `Please add health:read, which ${lacking.join(', ')} needs`);
  await lockCompany(db, companyId);
  const manager = await db.manager();
  const count = await manager.countBy(ApiKey, { companyId, revokedAt: IsNull() });
  if (count >= maxApiKeys)
    throw new BadUserInput(
      'name',
      `A company has at most ${maxApiKeys} API keys: revoke one first`,
    );
  const id = uuidv7();
  const key = apiKeyFormat.make({ companyId, id });
  const createdAt = new Date();
  const apiKey: ApiKey = {
    companyId,
    id,
    name: input.name.trim(),
    scopes,
    ending: key.slice(-endingLength),
    keyHash: hashKey(key),
    createdBy: viewer.email,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + input.expiresInDays * DAY),
    lastUsedAt: null,
    revokedAt: null,
  };
  await mapUniqueViolation(uniqueName, () => manager.insert(ApiKey, apiKey));
  await writeAudit(context, {
    companyId,
    action: AuditAction.API_KEY_CREATED,
    detail: `${apiKey.name}, for ${input.expiresInDays} days: ${scopes.join(', ')}`,
  });
  return { key, apiKey };
}

/** Revokes a key. Every request looks its key up, so it stops working at once, on every process. */
export async function revokeApiKey(context: RequestContext, id: string): Promise<ApiKey> {
  const { db, companyId } = context;
  const manager = await db.manager();
  const { affected } = await manager.update(
    ApiKey,
    { companyId, id, revokedAt: IsNull() },
    { revokedAt: new Date() },
  );
  if (affected === 0) throw new NotFound();
  const apiKey = await manager.findOneByOrFail(ApiKey, { companyId, id });
  await writeAudit(context, {
    companyId,
    action: AuditAction.API_KEY_REVOKED,
    detail: apiKey.name,
  });
  return apiKey;
}
