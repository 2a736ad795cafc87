import type { CodegenConfig } from '@graphql-codegen/cli';
import { operationModules } from './web/codegen/operation-modules.ts';
import { removeStaleFiles } from './web/codegen/stale-files.ts';

const webDocuments = 'web/src/**/*.graphql';
const scalars = {
  DateTimeISO: 'string',
  Decimal: 'string',
  LocalDate: 'string',
  CountryCode: 'string',
  UUID: 'string',
  Upload: 'File',
};

/** The list of documents that the gateway knows by their hashes. It is committed, as `schema.graphql` is. */
const operations: CodegenConfig['generates'] = {
  'web/operations.json': {
    documents: webDocuments,
    plugins: ['./web/codegen/manifest.ts'],
  },
};

/** Types, typed documents and hooks with a module for each operation, and the gateway's permissions, headings of imports and names of operations. Git ignores them. */
const code: CodegenConfig['generates'] = {
  'web/src/generated/': {
    documents: webDocuments,
    preset: operationModules,
    config: {
      scalars,
      strictScalars: true,
      useTypeImports: true,
      inlineFragmentTypes: 'mask',
      customDirectives: { apolloUnmask: true },
    },
  },
  'web/src/generated/type-policies.ts': {
    plugins: ['typescript-apollo-client-helpers'],
    config: { useTypeImports: true },
  },
  'web/src/generated/permissions.ts': {
    plugins: ['./web/codegen/permissions.ts'],
  },
  'web/src/generated/import-headings.ts': {
    plugins: ['./web/codegen/import-headings.ts'],
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
};

/** Turns `schema.graphql` and the documents into code. `pnpm codegen` writes it; `pnpm drift` fails if the committed list of operations would change. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  ...(process.argv.includes('--check')
    ? { generates: operations }
    : {
        hooks: { beforeAllFileWrite: removeStaleFiles('web/src/generated') },
        generates: { ...code, ...operations },
      }),
};

export default config;
