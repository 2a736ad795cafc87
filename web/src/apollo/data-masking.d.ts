import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Makes Apollo Client use the masked types that codegen writes. */
  // Module augmentation needs an interface.
  // oxlint-disable-next-line typescript/no-empty-object-type
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
