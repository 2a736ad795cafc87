import { timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../../request/context.js';
import { NotFound } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
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
 * @throws NotFound for an unknown run, BadUserInput for another key than the run's.
 */
export async function collectAppCodes(
  context: RequestContext,
  input: CollectAppCodesInput,
): Promise<CollectAppCodesPayload> {
  const { db, companyId } = context;
  const id = input.id.toLowerCase();
  const runKey = { companyId, id };
  // The second of two concurrent collections gets the remaining codes.
  const run = await lockRun(db, runKey);
  if (!run) throw new NotFound();
  const privateKey = readPrivateKey(input.key);
  const isKeyOfRun =
    privateKey !== undefined &&
    run.publicKey !== null &&
    timingSafeEqual(derivePublicKey(privateKey), run.publicKey);
  if (!isKeyOfRun) throw keyError('These codes cannot be opened with this key');
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
