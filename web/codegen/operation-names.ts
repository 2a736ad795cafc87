import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind } from 'graphql';

/** Codegen plugin that writes the names of all operations, so that the gateway's metrics count only known names. */
export const plugin: PluginFunction = (_schema, documents) => {
  const names = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? (each.name?.value ?? []) : []))
    .toSorted((one, other) => one.localeCompare(other));
  return `export const operationNames = [\n${names.map((name) => `  '${name}',\n`).join('')}];\n`;
};
