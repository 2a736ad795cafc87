import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { executableDocuments } from './documents.ts';
import { operationHash, operationText } from './operation-text.ts';

/** Codegen plugin that writes the web app's documents by hash, in Apollo's persisted query manifest format. */
export const plugin: PluginFunction = (_schema, files) => {
  const operations = executableDocuments(files).map(({ name, operation, document }) => ({
    id: operationHash(document),
    name,
    type: operation.operation,
    body: operationText(document),
  }));
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};
