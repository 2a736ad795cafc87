import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';

const extension = 'ownTransaction';

/** Marks a mutation that stores in a transaction of its own; beside other fields of its document it shares the request's. */
export const OwnTransaction = () => Extensions({ [extension]: true });

/** Whether an operation with these root fields stores in a transaction of its own. */
export function hasOwnTransaction(schema: GraphQLSchema, fields: readonly string[]): boolean {
  const known = schema.getMutationType()?.getFields();
  return fields.length === 1 && known?.[fields[0]!]?.extensions[extension] === true;
}
