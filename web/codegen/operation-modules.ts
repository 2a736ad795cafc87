import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import type { DocumentNode } from 'graphql';
import { executableDocuments, fragmentDocuments } from './documents.ts';
import { hooksOf } from './hooks.ts';
import { operationHash } from './operation-text.ts';

/**
 * A codegen preset: the types of all documents in `graphql.ts`, and beside it a module for each operation and each fragment, with its document
 * and hooks. `graphql.ts` exports them all; a build follows each name to its module, so that a screen loads its own operations only.
 */
export const operationModules: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir, documents, schema, schemaAst, config }) => {
    const modules = [
      ...executableDocuments(documents).map((each) => ({
        path: `operations/${each.name}.ts`,
        content: operationModule(each),
      })),
      ...fragmentDocuments(documents).map((each) => ({
        path: `fragments/${each.name}.ts`,
        content: fragmentModule(each),
      })),
    ];
    const exported = modules.map(({ path }) => `export * from './${path}';`).join('\n');
    const base = { schema, ...(schemaAst ? { schemaAst } : {}), config };
    return [
      {
        ...base,
        filename: `${baseOutputDir}graphql.ts`,
        documents,
        plugins: [typesOfOperations, textOf(exported)],
        pluginMap: { typescriptOperations, text },
      },
      ...modules.map(({ path, content }) => ({
        ...base,
        filename: `${baseOutputDir}${path}`,
        documents: [],
        plugins: [textOf(content)],
        pluginMap: { text },
      })),
    ];
  },
};

const plugin: PluginFunction<{ content: string }> = (_schema, _documents, { content }) => content;
const text = { plugin };
const typesOfOperations: Types.ConfiguredPlugin = { typescriptOperations: {} };
const textOf = (content: string): Types.ConfiguredPlugin => ({ text: { content } });

const operationModule = (each: ReturnType<typeof executableDocuments>[number]): string => {
  const { name, operation, document } = each;
  const kind = operation.operation.replace(/^[a-z]/u, (start) => start.toUpperCase());
  const types = `${name}${kind}, ${name}${kind}Variables`;
  // The app sends the hash in place of the document.
  const meta = { __meta__: { hash: operationHash(document) } };
  return `import type { TypedDocumentNode } from '@apollo/client';
import type { ${types} } from '../graphql.ts';
${hooksOf(each)}
export const ${name}Document = ${literal({ ...meta, ...document })} as unknown as TypedDocumentNode<${types}>;
`;
};

const fragmentModule = ({ name, document }: { name: string; document: DocumentNode }): string => {
  const type = `${name.replace(/_[a-z]/gu, (start) => start.toUpperCase())}Fragment`;
  return `import type { TypedDocumentNode } from '@apollo/client';
import type { ${type} } from '../graphql.ts';

export const ${type}Doc = ${literal(document)} as unknown as TypedDocumentNode<${type}>;
`;
};

/** A document without its places in the source and without empty lists. */
const literal = (document: DocumentNode): string =>
  JSON.stringify(document, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
