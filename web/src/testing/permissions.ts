import { type Permission, permissions } from '../generated/permissions.ts';

/** Permissions of an owner. Those of phones, cameras and the provider, which are included, affect no page of a company. */
export const ownerPermissions: readonly Permission[] = permissions;
