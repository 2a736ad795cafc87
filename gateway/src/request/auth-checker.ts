import type { AuthCheckerFn } from 'type-graphql';
import type { RequestContext } from './context.js';
import { Forbidden, Unauthenticated } from '../errors.js';
import { may, type Permission } from '../access/permissions.js';

/** Decides for `@Authorized('noun:verb')`. */
export const authChecker: AuthCheckerFn<RequestContext, Permission> = (
  { context },
  permissions,
) => {
  authorise(context, permissions);
  return true;
};

/** @throws ProductError that tells whether the session or a permission is missing. */
export function authorise(context: RequestContext, permissions: readonly Permission[]): void {
  const { viewer } = context;
  if (!viewer) throw context.refusal ?? new Unauthenticated();
  if (!permissions.every((permission) => may(viewer.role, permission))) throw new Forbidden();
}
