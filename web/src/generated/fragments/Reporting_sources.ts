import type { TypedDocumentNode } from '@apollo/client';
import type { Reporting_SourcesFragment } from '../graphql.ts';

export const Reporting_SourcesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}}]} as unknown as TypedDocumentNode<Reporting_SourcesFragment>;
