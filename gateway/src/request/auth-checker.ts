import type { AuthCheckerFn } from 'type-graphql';
import type { RequestContext } from './context.js';
import {
  AccountProofNeeded,
  Forbidden,
  SecondFactorRequired,
  StepUpNeeded,
  Unauthenticated,
} from '../errors.js';
import { may, type Permission } from '../access/permissions.js';
import { ConfirmedBy } from '../access/session.entity.js';
import { needsProof, proofLifetimeMs } from '../access/step-up.js';

/** Checks the permissions of `@Authorized('noun:verb')`. */
export const authChecker: AuthCheckerFn<RequestContext, Permission> = (
  { context, info },
  permissions,
) => {
  authorise(context, permissions);
  if (permissions.includes('own-sign-in:update')) assertAccountProof(context);
  if (
    info.parentType.name === 'Mutation' &&
    needsProof(info.parentType, info.fieldName, permissions)
  )
    assertRecentProof(context);
  return true;
};

/**
 * Asserts a permission that only a part of a request needs.
 * @throws Forbidden naming the field.
 */
export function assertMay(
  { viewer }: Pick<RequestContext, 'viewer'>,
  permission: Permission,
  field: string,
  message = `Your role may not use ${field}`,
): void {
  if (!viewer || !may(viewer, permission)) throw new Forbidden(message, field);
}

/** Returns whether the viewer may read the health status of employees. */
export function mayReadHealth({ viewer }: Pick<RequestContext, 'viewer'>): boolean {
  return viewer !== null && may(viewer, 'health:read');
}

/** Permissions of a member who still has to set up the second factor that the company requires. */
const setupPermissions: ReadonlySet<Permission> = new Set([
  'session:read',
  'session:end',
  'own-sign-in:read',
  'own-sign-in:update',
  'own-sign-in:confirm',
]);

/** @throws Unauthenticated, Forbidden or SecondFactorRequired. */
export function authorise(context: RequestContext, permissions: readonly Permission[]): void {
  const { viewer } = context;
  if (!viewer) throw context.refusal ?? new Unauthenticated();
  if (!permissions.every((permission) => may(viewer, permission))) throw new Forbidden();
  if (viewer.lacksSecondFactor && !permissions.every((each) => setupPermissions.has(each)))
    throw new SecondFactorRequired();
}

/** @throws StepUpNeeded for a member who has not confirmed their identity within 10 minutes. */
export function assertRecentProof({ viewer }: RequestContext): void {
  const confirmedAt = viewer?.confirmedAt ?? null;
  if (confirmedAt !== null && Date.now() - confirmedAt.getTime() > proofLifetimeMs)
    throw new StepUpNeeded();
}

/**
 * Asserts what a change of the viewer's account needs, which may be a member of other companies too: a confirmation of the last 10 minutes by
 * the account itself or its mailbox. Sessions that REST has started are not exempt, because no documented row changes an account without its
 * password.
 * @throws AccountProofNeeded, StepUpNeeded
 */
export function assertAccountProof(context: RequestContext): void {
  const { confirmedAt, confirmedBy } = context.viewer ?? {};
  if (confirmedBy !== ConfirmedBy.ACCOUNT && confirmedBy !== ConfirmedBy.MAILBOX)
    throw new AccountProofNeeded();
  if (!confirmedAt) throw new StepUpNeeded();
  assertRecentProof(context);
}
