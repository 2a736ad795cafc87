import { useSession } from '../../../apollo/session.ts';
import type { Permission } from '../../../generated/permissions.ts';

/** Returns a function that checks permissions: `may('case:update')`. False until the server has answered. */
export const useCan = (): ((permission: Permission) => boolean) => {
  const permissions = useSession()?.permissions;
  return (permission) => permissions?.includes(permission) ?? false;
};
