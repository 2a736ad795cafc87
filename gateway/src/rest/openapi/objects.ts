import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  getNullableType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import {
  cameraBody,
  companyBody,
  contactBody,
  employeeBody,
  healthBody,
  planBody,
  settingsBody,
  tracedBody,
} from '../bodies.js';
import * as documents from '../generated.js';
import { describeType } from './graphql-types.js';
import { integer, type JsonSchema, list, nullable, number, object, text } from './json-schema.js';

/** Schema of a photo's URL. */
export const photo = nullable(
  text('URL of the photo, which contains a key; null: none.', { format: 'uri' }),
);

interface NamedObject {
  document: TypedDocumentNode<unknown>;
  /** Makes the object from the fragment's data; without it the data are the object. */
  body: (data: never, publicUrl: string) => object;
  /** Properties that `body` computes, or that old clients read in another way. */
  amended: Record<string, JsonSchema>;
}

function namedObject<Data, Body extends object>(
  document: TypedDocumentNode<Data>,
  body: (data: Data, publicUrl: string) => Body,
  amended: { [Name in keyof Body]?: JsonSchema } = {},
): NamedObject {
  return { document, body, amended: amended as NamedObject['amended'] };
}

const unchanged = <Data extends object>(data: Data): Data => data;

const namedObjects = {
  Camera: namedObject(documents.RestCameraFragmentDoc, cameraBody, {
    camera_location: list(number('Coordinate in degrees.'), {
      minItems: 2,
      maxItems: 2,
      description: 'Latitude and longitude in degrees.',
    }),
  }),
  Case: namedObject(documents.RestCaseFragmentDoc, unchanged, {
    window: {
      description:
        'Infectious window: the time in which the person could infect others. If it is empty, it ends when it starts.',
    },
  }),
  Company: namedObject(documents.RestCompanyFragmentDoc, companyBody, {
    isActive: text('Status of the company.', { enum: ['Active', 'InActive', 'Pending'] }),
    iframe: text('URL of the page embedded in Analytics; empty: none.'),
  }),
  Contact: namedObject(
    documents.RestContactFragmentDoc,
    (contact) => contactBody({ ...contact, source: 'CAMERA', date: contact.startedAt }),
    {
      cross_employee_id: { description: 'Id of the other employee.' },
      since: number('Minutes from the start of the first record to the end of the last.'),
      date: { description: 'Start of the meeting, or of the 24 hours with the largest sum.' },
      source: text('Kind of device that recorded the contact.', { enum: ['mobile', 'camera'] }),
    },
  ),
  Employee: namedObject(documents.RestEmployeeFragmentDoc, employeeBody, {
    phone: {
      description:
        'Phone number, digits only, unique within the company together with country_code.',
    },
    country_code: text("Country calling code of the phone number, such as '+65'; may be empty."),
    designation: text('Job title; may be empty.'),
    gender: nullable(text('Gender; null: not specified.', { enum: ['Female', 'Male'] })),
    profile_photo: photo,
  }),
  FollowUp: namedObject(documents.RestFollowUpFragmentDoc, unchanged),
  HealthRecord: namedObject(documents.RestHealthFragmentDoc, healthBody),
  ImmunityEvidence: namedObject(documents.RestImmunityEvidenceFragmentDoc, unchanged),
  ImmunityImport: namedObject(documents.RestImmunityImportFragmentDoc, unchanged),
  Notice: namedObject(documents.RestNoticeFragmentDoc, unchanged),
  Plan: namedObject(documents.RestPlanFragmentDoc, planBody, {
    price: text(
      "Price per employee and month, with two decimals; '0.00' means free or by agreement.",
    ),
  }),
  Settings: namedObject(documents.RestSettingsFragmentDoc, settingsBody),
  TracedPerson: namedObject(documents.RestTracedPersonFragmentDoc, tracedBody, {
    employee: { minItems: 1, maxItems: 1 },
  }),
  UploadReceipt: namedObject(documents.RestUploadReceiptFragmentDoc, unchanged, {
    rejected: list(
      object({
        id: text('Id of the record as sent; empty: it had none.'),
        message: text('Why the record was rejected.'),
      }),
      { description: 'Rejected records, each with its reason.' },
    ),
  }),
};

/** Describes the objects of answers by their fragments. */
export function describeObjects(schema: GraphQLSchema): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(namedObjects).map(([name, each]) => [name, describeObject(each, schema)]),
  );
}

export function one(name: keyof typeof namedObjects): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

export function many(name: keyof typeof namedObjects): JsonSchema {
  return list(one(name));
}

export const token = text('Session token. Send it as Authorization: Bearer.');
export const sentence = text('Message for display.');
export const count = (description: string): JsonSchema => integer(description, { minimum: 0 });
export const total = count('Total count.');

/** Runs the body on a schema in place of each value, which shows the schema of each property. */
function describeObject({ document, body, amended }: NamedObject, schema: GraphQLSchema) {
  const fragments = document.definitions.filter(
    ({ kind }) => kind === Kind.FRAGMENT_DEFINITION,
  ) as FragmentDefinitionNode[];
  const [root] = fragments;
  if (!root) throw new Error('The document has no fragment');
  const data = new DescribedData(schema, fragments);
  const properties = Object.entries(body(data.ofFragment(root) as never, ''));
  return object(
    Object.fromEntries(
      properties.map(([name, value]) => {
        const more = amended[name];
        return [name, more?.type === undefined ? { ...data.toSchema(value, name), ...more } : more];
      }),
    ),
  );
}

/** Data of a fragment with a schema in place of each value. */
class DescribedData {
  /** Schemas in place of values, and the keywords of objects and lists. */
  private readonly described = new Map<unknown, JsonSchema>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: readonly FragmentDefinitionNode[],
  ) {}

  ofFragment({ typeCondition, selectionSet }: FragmentDefinitionNode): object {
    const type = this.schema.getType(typeCondition.name.value) as GraphQLObjectType;
    return this.ofSelection(selectionSet, type);
  }

  private ofSelection({ selections }: SelectionSetNode, type: GraphQLObjectType): object {
    const data: Record<string, unknown> = {};
    for (const selection of selections)
      if (selection.kind === Kind.FIELD)
        data[selection.name.value] = this.ofField(
          selection.name.value,
          type,
          selection.selectionSet,
        );
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = this.fragments.find(({ name }) => name.value === selection.name.value);
        if (fragment) Object.assign(data, this.ofFragment(fragment));
      }
    return data;
  }

  private ofField(name: string, parent: GraphQLObjectType, selection?: SelectionSetNode): unknown {
    const field = parent.getFields()[name];
    if (!field) throw new Error(`${parent.name} has no field ${name}`);
    const { type, description } = field;
    const words = description ? { description } : {};
    const inner = getNamedType(type);
    if (isLeafType(inner) || !selection)
      return this.describe({}, { ...describeType(type), ...words });
    const item = this.ofSelection(selection, inner as GraphQLObjectType);
    if (isListType(getNullableType(type))) return this.describe([item], words);
    return this.describe(item, {
      ...words,
      ...(isNonNullType(type) ? {} : { type: ['object', 'null'] }),
    });
  }

  private describe<Value>(value: Value, schema: JsonSchema): Value {
    this.described.set(value, schema);
    return value;
  }

  /** @throws Error for a value that is not the fragment's own. */
  toSchema(value: unknown, at: string): JsonSchema {
    const known = this.described.get(value) ?? {};
    if (Array.isArray(value)) return list(this.toSchema(value[0], at), known);
    if (typeof value !== 'object' || value === null)
      throw new Error(`${at} is computed: describe it in words`);
    const properties = Object.entries(value);
    if (properties.length === 0) return known;
    return {
      ...object(
        Object.fromEntries(
          properties.map(([name, inside]) => [name, this.toSchema(inside, `${at}.${name}`)]),
        ),
      ),
      ...known,
    };
  }
}
