import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';

const extension = 'ownTransaction';

/** Marks a mutation that commits in a transaction of its own. Beside other fields of its document it shares the request's. */
export const OwnTransaction = () => Extensions({ [extension]: true });

/** Returns whether an operation with these root fields commits in a transaction of its own. */
export function hasOwnTransaction(schema: GraphQLSchema, fields: readonly string[]): boolean {
  const known = schema.getMutationType()?.getFields();
  return fields.length === 1 && known?.[fields[0]!]?.extensions[extension] === true;
}
