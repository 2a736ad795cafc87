import type { TypedDocumentNode } from '@apollo/client';
import type { EmployeePhoto_EmployeeFragment } from '../graphql.ts';

export const EmployeePhoto_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeePhoto_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as TypedDocumentNode<EmployeePhoto_EmployeeFragment>;
