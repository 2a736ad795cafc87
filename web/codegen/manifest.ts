import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { type DocumentNode, Kind } from 'graphql';
import { operationHash, operationText } from './operation-text.ts';

/**
 * A codegen plugin: the web app's documents by their hashes, in Apollo's format of a persisted query manifest. They are
 * put together by the very plugin that writes them for the app, so that both have the same fragments in the same order.
 */
export const plugin: PluginFunction = async (schema, documents, config) => {
  const operations: { id: string; name: string; type: string; body: string }[] = [];
  await typedDocuments(schema, documents, {
    ...config,
    unstable_onExecutableDocumentNode: (document: DocumentNode) => {
      const [operation] = document.definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name)
        throw new Error('Every operation needs a name, that of its component.');
      operations.push({
        id: operationHash(document),
        name: operation.name.value,
        type: operation.operation,
        body: operationText(document),
      });
      return undefined;
    },
  });
  const byName = operations.toSorted((one, other) => one.name.localeCompare(other.name));
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations: byName };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};
