import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import type { DocumentNode } from 'graphql';
import { executableDocuments, fragmentDocuments, type ExecutableDocument } from './documents.ts';
import { findUsedFunctions, generateFunctions } from './hooks.ts';
import { operationHash } from './operation-text.ts';

/**
 * Codegen preset that writes the types of all documents into `graphql.ts`, and a module with document and hooks for each operation and fragment.
 * `graphql.ts` re-exports the modules, and the bundler resolves each name to its module, so that a screen loads only its own operations.
 */
export const operationModules: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir, documents, schema, schemaAst, config }) => {
    const used = findUsedFunctions();
    const modules = [
      ...executableDocuments(documents).map((each) => ({
        path: `operations/${each.name}.ts`,
        content: operationModule(each, generateFunctions(each, used)),
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

const operationModule = (
  { name, operation, document }: ExecutableDocument,
  functions: string,
): string => {
  const kind = operation.operation.replace(/^[a-z]/u, (start) => start.toUpperCase());
  const types = `${name}${kind}, ${name}${kind}Variables`;
  // The app sends this hash instead of the document.
  const meta = { __meta__: { hash: operationHash(document) } };
  return `import type { TypedDocumentNode } from '@apollo/client';
import type { ${types} } from '../graphql.ts';
${functions}
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

/** Serializes a document without source locations and empty lists. */
const literal = (document: DocumentNode): string =>
  JSON.stringify(document, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
