import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind } from 'graphql';

/** A codegen plugin: the names of all operations of the project, so that the gateway counts those and no others by name. */
export const plugin: PluginFunction = (_schema, documents) => {
  const names = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? (each.name?.value ?? []) : []))
    .toSorted((one, other) => one.localeCompare(other));
  return `export const operationNames = [\n${names.map((name) => `  '${name}',\n`).join('')}];\n`;
};
