import type { CodegenConfig } from '@graphql-codegen/cli';
import type { DocumentNode } from 'graphql';
import { operationHash } from './web/codegen/operation-text.ts';

const webDocuments = 'web/src/**/*.graphql';
const scalars = {
  DateTimeISO: 'string',
  Decimal: 'string',
  LocalDate: 'string',
  UUID: 'string',
  Upload: 'File',
};

/**
 * Turns `schema.graphql` and the web app's documents into types, typed documents, one hook an operation, and the list of documents that the
 * gateway knows by their hashes. `pnpm codegen` writes, `graphql-codegen --check` fails on drift.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/src/generated/graphql.ts': {
      documents: webDocuments,
      plugins: ['typescript-operations', 'typed-document-node', './web/codegen/hooks.ts'],
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        documentMode: 'documentNodeImportFragments',
        // The app sends this in place of the document.
        unstable_onExecutableDocumentNode: (document: DocumentNode) => ({
          hash: operationHash(document),
        }),
      },
    },
    'web/src/generated/operations.json': {
      documents: webDocuments,
      plugins: ['./web/codegen/manifest.ts'],
      config: { documentMode: 'documentNodeImportFragments' },
    },
    'gateway/src/rest/generated.ts': {
      documents: 'gateway/src/rest/documents/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        documentMode: 'documentNode',
      },
    },
    'gateway/src/observability/generated.ts': {
      documents: ['web/src/**/*.graphql', 'gateway/src/rest/documents/*.graphql'],
      plugins: ['./web/codegen/operation-names.ts'],
    },
  },
};

export default config;
