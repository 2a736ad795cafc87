import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Turns `schema.graphql` and the web app's documents into types, typed documents and one hook an operation. `pnpm codegen` writes,
 * `graphql-codegen --check` fails on drift.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'web/src/generated/graphql.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './web/codegen/hooks.ts'],
      config: {
        scalars: { DateTimeISO: 'string', LocalDate: 'string', UUID: 'string', Upload: 'File' },
        strictScalars: true,
        useTypeImports: true,
        documentMode: 'documentNode',
      },
    },
    'gateway/src/rest/generated.ts': {
      documents: 'gateway/src/rest/documents/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { DateTimeISO: 'string', LocalDate: 'string', UUID: 'string', Upload: 'File' },
        strictScalars: true,
        useTypeImports: true,
        documentMode: 'documentNode',
      },
    },
    'gateway/src/metrics/generated.ts': {
      documents: ['web/src/**/*.graphql', 'gateway/src/rest/documents/*.graphql'],
      plugins: ['./web/codegen/operation-names.ts'],
    },
  },
};

export default config;
