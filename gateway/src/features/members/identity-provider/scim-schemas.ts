import type { ScimUser } from './provisioning.queries.js';
import type { RoleGroup } from './scim-group.service.js';
import { roleGroups } from './scim-roles.js';
import { grantedRoles, isActive } from './scim-user.service.js';

/** Path of SCIM below the public URL. */
export const scimPath = '/scim/v2';

const core = 'urn:ietf:params:scim:schemas:core:2.0';
const userSchema = `${core}:User`;
const groupSchema = `${core}:Group`;

/** Formats a user as RFC 7643 describes it. */
export function formatUser(user: ScimUser, publicUrl: string): Record<string, unknown> {
  const { id, email, externalId, name } = user;
  const roles = isActive(user) ? grantedRoles(user) : [];
  const groups = roleGroups.filter(({ role }) => roles.includes(role));
  return {
    schemas: [userSchema],
    id,
    ...(externalId === null ? {} : { externalId }),
    userName: email,
    ...(name === null ? {} : { displayName: name, name: { formatted: name } }),
    active: isActive(user),
    emails: [{ value: email, type: 'work', primary: true }],
    groups: groups.map((group) => ({
      value: group.id,
      display: group.displayName,
      $ref: formatGroupUrl(group, publicUrl),
    })),
    meta: { resourceType: 'User', location: formatUserUrl(id, publicUrl) },
  };
}

/** Formats a group. @param members undefined if they were not requested. */
export function formatGroup(
  group: RoleGroup,
  members: readonly ScimUser[] | undefined,
  publicUrl: string,
): Record<string, unknown> {
  return {
    schemas: [groupSchema],
    id: group.id,
    displayName: group.displayName,
    ...(members && {
      members: members.map(({ id, email }) => ({
        value: id,
        display: email,
        $ref: formatUserUrl(id, publicUrl),
      })),
    }),
    meta: { resourceType: 'Group', location: formatGroupUrl(group, publicUrl) },
  };
}

/** Formats a page of a list. @param total number of all matches. */
export function formatList(
  resources: readonly unknown[],
  { total, startIndex }: { total: number; startIndex: number },
): Record<string, unknown> {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

/** Describes the supported features. */
export function formatServiceProviderConfig(publicUrl: string): Record<string, unknown> {
  return {
    schemas: [`${core}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key',
        description: 'An API key of the company with the scope member:provision, as bearer token.',
        primary: true,
      },
    ],
    meta: {
      resourceType: 'ServiceProviderConfig',
      location: `${publicUrl}${scimPath}/ServiceProviderConfig`,
    },
  };
}

/** Lists the kinds of resources. */
export function listResourceTypes(publicUrl: string): Record<string, unknown>[] {
  return [
    { name: 'User', endpoint: '/Users', schema: userSchema },
    { name: 'Group', endpoint: '/Groups', schema: groupSchema },
  ].map((type) => ({
    schemas: [`${core}:ResourceType`],
    id: type.name,
    ...type,
    meta: {
      resourceType: 'ResourceType',
      location: `${publicUrl}${scimPath}/ResourceTypes/${type.name}`,
    },
  }));
}

interface Attribute {
  name: string;
  type: 'string' | 'boolean' | 'complex';
  description: string;
  mutability: 'readOnly' | 'readWrite' | 'immutable' | 'writeOnly';
  isRequired?: boolean;
  isMultiple?: boolean;
  isUnique?: boolean;
  /** Whether filters compare it with regard to case. */
  isCaseExact?: boolean;
  subAttributes?: Attribute[];
}

const referenceAttributes: Attribute[] = [
  { name: 'value', type: 'string', description: 'Id.', mutability: 'immutable' },
  { name: 'display', type: 'string', description: 'Name.', mutability: 'readOnly' },
  { name: '$ref', type: 'string', description: 'Address.', mutability: 'readOnly' },
];
const userAttributes: Attribute[] = [
  {
    name: 'externalId',
    type: 'string',
    description: 'Id of the user at the identity provider.',
    mutability: 'readWrite',
    isCaseExact: true,
  },
  {
    name: 'userName',
    type: 'string',
    description: 'Email address of a proven domain, with which the member signs in.',
    mutability: 'readWrite',
    isRequired: true,
    isUnique: true,
  },
  {
    name: 'displayName',
    type: 'string',
    description: 'Name of the member. That of an owner can only be filled in.',
    mutability: 'readWrite',
  },
  {
    name: 'name',
    type: 'complex',
    description: 'Name of the member, if displayName is absent.',
    mutability: 'readWrite',
    subAttributes: [
      { name: 'formatted', type: 'string', description: 'Full name.', mutability: 'readWrite' },
      { name: 'givenName', type: 'string', description: 'First name.', mutability: 'writeOnly' },
      { name: 'familyName', type: 'string', description: 'Last name.', mutability: 'writeOnly' },
    ],
  },
  {
    name: 'active',
    type: 'boolean',
    description: 'Whether the user is a member. Turning it off ends all sessions.',
    mutability: 'readWrite',
  },
  {
    name: 'emails',
    type: 'complex',
    description: 'The address of userName.',
    mutability: 'readOnly',
    isMultiple: true,
    subAttributes: [
      { name: 'value', type: 'string', description: 'Address.', mutability: 'readOnly' },
      { name: 'type', type: 'string', description: 'Always work.', mutability: 'readOnly' },
      { name: 'primary', type: 'boolean', description: 'Always true.', mutability: 'readOnly' },
    ],
  },
  {
    name: 'groups',
    type: 'complex',
    description: 'Groups of the user. The first one decides the role.',
    mutability: 'readOnly',
    isMultiple: true,
    subAttributes: referenceAttributes,
  },
];
const groupAttributes: Attribute[] = [
  {
    name: 'displayName',
    type: 'string',
    description: 'Name of the role.',
    mutability: 'readOnly',
    isRequired: true,
    isUnique: true,
  },
  {
    name: 'members',
    type: 'complex',
    description: 'Active users with the role.',
    mutability: 'readWrite',
    isMultiple: true,
    subAttributes: referenceAttributes,
  },
];

/** Lists the attributes of each kind of resources. */
export function listSchemas(publicUrl: string): Record<string, unknown>[] {
  return [
    { id: userSchema, name: 'User', description: 'Member', attributes: userAttributes },
    { id: groupSchema, name: 'Group', description: 'Role', attributes: groupAttributes },
  ].map(({ attributes, ...schema }) => ({
    schemas: [`${core}:Schema`],
    ...schema,
    attributes: attributes.map(formatAttribute),
    meta: { resourceType: 'Schema', location: `${publicUrl}${scimPath}/Schemas/${schema.id}` },
  }));
}

function formatAttribute({
  isRequired = false,
  isMultiple = false,
  isUnique = false,
  isCaseExact = false,
  subAttributes,
  ...attribute
}: Attribute): Record<string, unknown> {
  return {
    ...attribute,
    multiValued: isMultiple,
    required: isRequired,
    caseExact: isCaseExact,
    returned: 'default',
    uniqueness: isUnique ? 'server' : 'none',
    ...(subAttributes && { subAttributes: subAttributes.map(formatAttribute) }),
  };
}

function formatUserUrl(id: string, publicUrl: string): string {
  return `${publicUrl}${scimPath}/Users/${id}`;
}

function formatGroupUrl({ id }: RoleGroup, publicUrl: string): string {
  return `${publicUrl}${scimPath}/Groups/${id}`;
}
