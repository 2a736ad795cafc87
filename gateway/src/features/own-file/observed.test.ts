import { readdir } from 'node:fs/promises';
import { getNamedType, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import {
  observedFiles,
  observedLists,
  observedMails,
  observedMoments,
  observedOperations,
  observedRows,
  observedTypes,
} from '../../../test/observed-by-employees.js';
import { may, type Permission } from '../../access/permissions.js';
import { Role } from '../../access/role.js';
import { streams } from '../../app/rooms.js';
import { schema } from '../../app/schema.js';
import { findPermissions } from '../../graphql/document-guard.js';
import { routes } from '../../rest/routes.js';
import { personalTables } from './own-columns.js';

/** Whether phones or own files have these permissions. */
const isOpen = (permissions: readonly unknown[]) =>
  [Role.EMPLOYEE, Role.OWN_FILE].some((role) =>
    permissions.every((permission) => may({ role }, permission as Permission)),
  );

const metadata = getMetadataStorage();
const rootPermissions = new Map(
  [...metadata.queries, ...metadata.mutations, ...metadata.subscriptions].map(
    ({ schemaName, roles }) => [schemaName, roles],
  ),
);
/** Permissions of fields that need some, by type and name. */
const fieldPermissions = new Map<string, readonly unknown[]>();
const typeNames = new Map(metadata.objectTypes.map(({ target, name }) => [target, name]));
for (const { name, fields } of metadata.objectTypes)
  for (const { schemaName, roles } of fields ?? [])
    if (roles) fieldPermissions.set(`${name}.${schemaName}`, roles);
for (const { getObjectType, schemaName, roles } of metadata.fieldResolvers)
  if (roles && getObjectType)
    fieldPermissions.set(`${typeNames.get(getObjectType() as never)}.${schemaName}`, roles);

/** Root fields with a permission of phones or own files. */
const operations = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap((root) =>
  Object.values(root!.getFields()).flatMap((field) => {
    const permissions = rootPermissions.get(field.name);
    return permissions && isOpen(permissions)
      ? [{ name: `${root!.name}.${field.name}`, field }]
      : [];
  }),
);

/** Fields by type that phones and own files may read below these root fields. */
function walkTypes(): Record<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string) => {
    const type = schema.getType(name);
    if (found.has(name) || !isObjectType(type)) return;
    // The list cuts the walk where a value is always null.
    const isCut = observedTypes[name]?.fields === '';
    const fields = Object.values(type.getFields()).filter(
      (field) => !isCut && isOpen(fieldPermissions.get(`${name}.${field.name}`) ?? []),
    );
    const names = fields.map((field) => field.name).toSorted();
    found.set(name, names.join(' '));
    for (const field of fields) visit(getNamedType(field.type).name);
  };
  for (const { field } of operations) visit(getNamedType(field.type).name);
  return Object.fromEntries(found);
}

interface JsonSchema {
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Formats the fields of a JSON schema, with named objects by their names. */
function formatFields({ $ref, properties, items, anyOf }: JsonSchema): string {
  if ($ref) return $ref.replace(/^.*\//, '');
  if (items) return `[${formatFields(items)}]`;
  if (anyOf) return anyOf.map((one) => formatFields(one)).join(' | ');
  if (!properties) return '';
  const fields = Object.entries(properties).map(([name, schema]) => {
    const of = formatFields(schema);
    return of === '' ? name : `${name}: ${of}`;
  });
  return `{ ${fields.join(', ')} }`;
}

describe('the list of what employees can observe', () => {
  it('has the operations of phones and own files, and no subscription', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(observedOperations).toSorted(),
    );
    expect(operations.filter(({ name }) => name.startsWith('Subscription.'))).toEqual([]);
  });

  it('has every field that these operations lead to', () => {
    expect(walkTypes()).toEqual(
      Object.fromEntries(Object.entries(observedTypes).map(([name, { fields }]) => [name, fields])),
    );
  });

  it('has the REST rows of phones and own files with the fields of their answers', () => {
    const rows = routes.flatMap(({ method, path, permission, document, answer }) => {
      const permissions = permission ? [permission] : findPermissions(document);
      if (!permissions || !isOpen(permissions)) return [];
      return [[`${method} ${path}`, formatFields({ properties: (answer ?? {}) as never })]];
    });
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(Object.entries(observedRows).map(([row, { answer }]) => [row, answer])),
    );
  });

  it('has the files of own files, and the keys of the lists in the download', () => {
    const files = streams.filter(({ permission }) => isOpen([permission]));
    expect(files.map(({ path }) => path).toSorted()).toEqual(Object.keys(observedFiles).toSorted());
    const lists = personalTables.flatMap(({ key, columns }) => {
      const keys = Object.values(columns).flatMap(({ as }) => as ?? []);
      return keys.length === 0 ? [] : [[key, keys.join(' ')]];
    });
    expect(Object.fromEntries(lists)).toEqual(
      Object.fromEntries(Object.entries(observedLists).map(([list, { keys }]) => [list, keys])),
    );
  });

  it('has each mail, unless it is listed as a mail to others', async () => {
    const features = new URL('../', import.meta.url);
    const names = (await readdir(features, { recursive: true })).filter((name) =>
      name.endsWith('.mail.ts'),
    );
    const others = new Set(mailsToOthers);
    expect(names.filter((name) => !others.has(name)).toSorted()).toEqual(
      Object.keys(observedMails).toSorted(),
    );
    expect(mailsToOthers.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('gives each entry a reason why it reveals nobody else', () => {
    const lists = [observedOperations, observedTypes, observedRows, observedFiles, observedLists];
    for (const entries of [...lists, observedMails, observedMoments])
      for (const [name, { why }] of Object.entries(entries))
        expect([name, /^[A-Z].*\.$/.test(why)]).toEqual([name, true]);
  });
});

/** Mails to members, companies, the provider and its visitors. */
const mailsToOthers = [
  'members/accounts/change-email.mail.ts',
  'members/accounts/confirm-identity.mail.ts',
  'members/sign-in/email-changed.mail.ts',
  'members/sign-in/password-changed.mail.ts',
  'members/accounts/reset-password.mail.ts',
  'members/accounts/verify-email.mail.ts',
  'provider/company-deleted.mail.ts',
  'provider/deletion-scheduled.mail.ts',
  'provider/deletion-undone.mail.ts',
  'provider/guide-request.mail.ts',
  'members/identity-provider/mail-domain-lost.mail.ts',
  'members/team/consent.mail.ts',
  'members/team/member-invitation.mail.ts',
  'members/team/member-removed.mail.ts',
  'members/team/ownership-transferred.mail.ts',
  'members/inbox/inbox.mail.ts',
  'members/team/role-changed.mail.ts',
  'company/orders/order-received.mail.ts',
  'members/sign-in/new-device.mail.ts',
  'provider/company-inactivated.mail.ts',
  'company/profile/safeguard-changed.mail.ts',
  'members/factors/sign-in-changed.mail.ts',
  'provider/company-welcome.mail.ts',
  'company/orders/plan-request.mail.ts',
];
