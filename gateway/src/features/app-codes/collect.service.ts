import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../request/context.js';
import { NotFound } from '../../errors.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import type { SealedCode } from './app-code.js';
import type { CollectAppCodesInput } from './app-code.inputs.js';
import { countUncollected, findCodeOwners, lockRun, takeParts } from './app-code.queries.js';
import type { CollectAppCodesPayload } from './app-code-payloads.types.js';
import { keyError } from './app-code-run.service.js';
import { derivePublicKey, readPrivateKey, unseal } from './sealed-box.js';

/** Maximum batches per request: 1000 codes. */
const maxParts = 20;

/**
 * Returns uncollected codes and deletes them in the same transaction, so that they can be shown only once.
 * @throws NotFound for an unknown run, BadUserInput for a key that they were not sealed for.
 */
export async function collectAppCodes(
  context: RequestContext,
  { id, key }: CollectAppCodesInput,
): Promise<CollectAppCodesPayload> {
  const { db, companyId } = context;
  const runKey = { companyId, id };
  // Of two concurrent collections, the second one finds the rest.
  const run = await lockRun(db, runKey);
  if (!run) throw new NotFound();
  const privateKey = readPrivateKey(key);
  const isRight =
    privateKey !== undefined &&
    run.publicKey !== null &&
    timingSafeEqual(derivePublicKey(privateKey), run.publicKey);
  if (!isRight) throw keyError('These codes cannot be opened with this key');
  const parts = await takeParts(db, runKey, maxParts);
  const codes = parts.flatMap((part) => JSON.parse(unseal(privateKey, part, id)) as SealedCode[]);
  const owners = await findCodeOwners(
    db,
    companyId,
    codes.map((each) => each.id),
  );
  const ownerById = new Map(owners.map((owner) => [owner.id, owner]));
  await writeAudit(context, {
    companyId,
    action: AuditAction.APP_CODES_COLLECTED,
    detail: `${codes.length} codes, run ${id}`,
  });
  return {
    codes: codes.flatMap(({ id: employee, code, hash }) => {
      const owner = ownerById.get(employee);
      if (!owner) return [];
      const { passwordHash, ...person } = owner;
      return [{ ...person, appCode: passwordHash === hash ? code : null }];
    }),
    remaining: await countUncollected(db, runKey),
  };
}
