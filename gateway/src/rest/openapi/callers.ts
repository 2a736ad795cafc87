import { getMetadataStorage } from 'type-graphql';
import { may, type Permission } from '../../access/permissions.js';
import { Role } from '../../access/session.entity.js';

const words: Record<Role, string> = {
  [Role.COMPANY_ADMIN]: "a company's admin",
  [Role.EMPLOYEE]: "an employee's phone",
  [Role.PROVIDER_ADMIN]: "the provider's administrator",
  [Role.CAMERA]: 'a camera',
};

/** What a root field asks of its caller; undefined: anybody may call it. */
export function permissionsOf(root: string): Permission[] | undefined {
  const { queries, mutations } = getMetadataStorage();
  const handler = [...queries, ...mutations].find(({ schemaName }) => schemaName === root);
  if (!handler) throw new Error(`There is no root field ${root}`);
  return handler.roles as Permission[] | undefined;
}

/** What the document says of who may call: in words, and as security requirements. */
export function callersOf(permissions: readonly Permission[] | undefined): {
  sentence: string;
  security: Record<string, never[]>[];
} {
  if (!permissions) return { sentence: 'Anybody may call it.', security: [] };
  const roles = Object.values(Role).filter((role) =>
    permissions.every((permission) => may(role, permission)),
  );
  return {
    sentence: `May be called by ${new Intl.ListFormat('en').format(roles.map((role) => words[role]))}.`,
    security: [
      ...(roles.some((role) => role !== Role.CAMERA)
        ? [{ session: [] }, { passKey: [], accessToken: [] }]
        : []),
      ...(roles.includes(Role.CAMERA) ? [{ cameraKey: [] }] : []),
    ],
  };
}
