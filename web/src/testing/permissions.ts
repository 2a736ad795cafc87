import { type Permission, permissions } from '../generated/permissions.ts';

/** What an owner may do. The permissions of phones, cameras and the provider among them matter on no page of a company. */
export const ownerPermissions: readonly Permission[] = permissions;
