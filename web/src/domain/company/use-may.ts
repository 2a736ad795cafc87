import { useSession } from '../../apollo/session.ts';
import type { Permission } from '../../generated/permissions.ts';

/** What the signed-in member may do: `may('case:update')`. Nothing before the server has told. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const permissions = useSession()?.permissions;
  return (permission) => permissions?.includes(permission) ?? false;
};
