import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';

export interface ExecutableDocument {
  name: string;
  operation: OperationDefinitionNode;
  /** The operation, followed by every fragment that it uses. */
  document: DocumentNode;
}

/** Lists the operations of these files by name, each with the fragments that it uses. */
export const executableDocuments = (files: Types.DocumentFile[]): ExecutableDocument[] => {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const fragments = fragmentsByName(definitions);
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      if (!operation.name) throw new Error('Every operation needs a name, that of its component.');
      return {
        name: operation.name.value,
        operation,
        document: withFragments(operation, fragments),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

/** Lists the fragments of these files by name, each as a document with the fragments that it uses. */
export const fragmentDocuments = (
  files: Types.DocumentFile[],
): { name: string; document: DocumentNode }[] => {
  const fragments = fragmentsByName(files.flatMap((file) => file.document?.definitions ?? []));
  return [...fragments.values()]
    .map((fragment) => ({
      name: fragment.name.value,
      document: withFragments(fragment, fragments),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

const fragmentsByName = (
  definitions: readonly DefinitionNode[],
): Map<string, FragmentDefinitionNode> =>
  new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

const withFragments = (
  root: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): DocumentNode => {
  const definitions = new Set([root]);
  // Iterating over a set includes elements that are added during the iteration.
  for (const definition of definitions)
    visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`There is no fragment ${name.value}.`);
        definitions.add(fragment);
      },
    });
  return { kind: Kind.DOCUMENT, definitions: [...definitions] };
};
