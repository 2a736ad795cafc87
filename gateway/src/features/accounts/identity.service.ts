import { noteProof } from '../../access/sessions.js';
import type { RequestContext } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { BadUserInput, Forbidden } from '../../errors.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { ChallengePurpose } from '../passkeys/passkey-challenge.entity.js';
import { findSecondFactor, hasSecondFactor } from '../second-factor/second-factor.queries.js';
import { verifyCode } from '../second-factor/verify-code.service.js';
import type { ConfirmIdentityInput } from './identity.inputs.js';
import type { ConfirmIdentityPayload } from './identity.types.js';
import { usePasskey, verifyPasskey } from './passkey-proof.service.js';
import { assertOwnPassword } from './own-password.service.js';

/**
 * Confirms the viewer's identity, which allows sensitive work for the next 10 minutes.
 * @throws BadUserInput naming `code`, `passkey` or `password` if it is missing or wrong; RateLimited after 5 wrong ones in 15 minutes.
 */
export async function confirmIdentity(
  context: RequestContext,
  { password, code, passkey }: ConfirmIdentityInput,
): Promise<ConfirmIdentityPayload> {
  const { app, viewer, companyId } = context;
  if (!viewer?.accountId || !viewer.sessionId) throw new Forbidden();
  const { accountId, sessionId: id } = viewer;
  context.assertOnlyField('input');
  const factor = await inTenant(app.dataSource, null, (db) => findSecondFactor(db, accountId));
  let detail = 'password';
  if (!hasSecondFactor(factor)) await assertOwnPassword(context, password ?? '');
  else if (passkey) {
    const proof = await verifyPasskey(context, passkey);
    await usePasskey(context, proof, { purpose: ChallengePurpose.CONFIRM, subjectId: id });
    detail = 'passkey';
  } else if (code) detail = await verifyCode(context, accountId, code);
  else if (factor.authenticatorSince !== null)
    throw new BadUserInput('code', 'Please enter the code of your authenticator app');
  else throw new BadUserInput('passkey', 'Please use your passkey, or enter a recovery code');
  const provedAt = await noteProof(context.db, { companyId, id });
  await writeAudit(context, { companyId, action: AuditAction.IDENTITY_CONFIRMED, detail });
  return { provedAt };
}
