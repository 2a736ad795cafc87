import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLSchema,
  isInputObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { authChecker } from '../request/auth-checker.js';
import { projectRoot } from '../env.js';
import { resolvers } from './rooms.js';
import { validateInput } from '../graphql/validate-input.js';
import { logAccesses } from '../features/audit/accesses/logged-types.js';

type Resolver = (typeof resolvers)[number];

function refuseTopic(): never {
  throw new Error('Subscriptions do not use PubSub topics');
}

/** The GraphQL schema. Errors of invalid inputs never repeat the values. */
export const schema = finishSchema(
  lexicographicSortSchema(
    buildSchemaSync({
      resolvers: resolvers as [Resolver, ...Resolver[]],
      authChecker,
      // TypeGraphQL requires one, although every subscription has its own source.
      pubSub: { publish: refuseTopic, subscribe: refuseTopic },
      validateFn: validateInput,
    }),
  ),
);

/**
 * Adds what TypeGraphQL cannot express: descriptions of the root types, `@oneOf`, which it stores only as a directive, and the log of
 * accesses to people.
 */
function finishSchema(schema: GraphQLSchema): GraphQLSchema {
  const descriptions = {
    Query: 'Queries. All fields of a document read the same snapshot of the data.',
    Mutation:
      'Changes. Either all mutations of a document are stored or none of them. The audit log records them.',
    Subscription: 'Subscriptions to events. They use graphql-ws at the same URL.',
  };
  for (const [name, description] of Object.entries(descriptions)) {
    const root = schema.getType(name);
    if (root) root.description = description;
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type))
      type.isOneOf = type.astNode?.directives?.some(({ name }) => name.value === 'oneOf') ?? false;
  logAccesses(schema);
  return schema;
}

/** The schema as text, for the web app and code generation. */
export const printedSchema = `${printSchema(schema)}\n`;
export const schemaFile = join(projectRoot, 'schema.graphql');

if (process.argv[2] === '--write') writeFileSync(schemaFile, printedSchema);
