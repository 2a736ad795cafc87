import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLCompositeType,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isCompositeType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { may, type Permission } from '../access/permissions.js';
import { actsForCompany } from '../access/role.js';
import type { Viewer } from '../access/viewer.queries.js';
import type { RequestContext } from '../request/context.js';
import { Forbidden } from '../errors.js';

/** Permissions of the fields of object types that have `@Authorized`, by 'Type.field'. */
type FieldPermissions = ReadonlyMap<string, readonly Permission[]>;

/** Asserts the permissions of all fields that an operation selects. */
export type FieldGuard = (
  context: RequestContext,
  operation: OperationDefinitionNode,
  document: DocumentNode,
  variables: Record<string, unknown> | undefined,
) => void;

/**
 * Makes a function that refuses an operation of a member or API key before it runs if the viewer lacks the permission of a selected field.
 * One check per operation costs lists nothing per row, and nothing is read that may not be shown. Phones reach only their own employee.
 */
export function makeFieldGuard(schema: GraphQLSchema): FieldGuard {
  const permissions = readFieldPermissions();
  const all = new Set([...permissions.values()].flat());
  return ({ viewer }, operation, document, variables = {}) => {
    if (!viewer || !actsForCompany(viewer.role)) return;
    if ([...all].every((permission) => may(viewer, permission))) return;
    const root = schema.getRootType(operation.operation);
    if (!root) return;
    new FieldCheck(schema, permissions, viewer, document, variables).check(
      operation.selectionSet,
      root,
    );
  };
}

/** Reads `@Authorized` of fields and field resolvers. TypeGraphQL itself does not check fields of `simpleResolvers`. */
export function readFieldPermissions(): FieldPermissions {
  const { objectTypes, fields, fieldResolvers } = getMetadataStorage();
  const nameOf = new Map<unknown, string>(objectTypes.map(({ target, name }) => [target, name]));
  const found = new Map<string, readonly Permission[]>();
  const add = (target: unknown, name: string, roles: unknown[] | undefined) => {
    if (roles) found.set(`${nameOf.get(target)}.${name}`, roles as Permission[]);
  };
  for (const { target, schemaName, roles } of fields) add(target, schemaName, roles);
  for (const resolver of fieldResolvers)
    add(resolver.getObjectType?.(), resolver.schemaName, resolver.roles);
  return found;
}

class FieldCheck {
  /** Fragments that were checked: they select the same wherever they are spread. */
  private readonly checked = new Set<string>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly permissions: FieldPermissions,
    private readonly viewer: Viewer,
    private readonly document: DocumentNode,
    private readonly variables: Record<string, unknown>,
  ) {}

  /** @throws Forbidden naming the first selected field that the viewer may not read. */
  check({ selections }: SelectionSetNode, type: GraphQLCompositeType): void {
    for (const selection of selections) {
      if (!this.isIncluded(selection)) continue;
      if (selection.kind === Kind.FIELD) this.checkField(selection, type);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        this.check(
          selection.selectionSet,
          this.narrow(selection.typeCondition?.name.value) ?? type,
        );
      else this.checkFragment(selection.name.value);
    }
  }

  private checkField({ name, selectionSet }: FieldNode, type: GraphQLCompositeType): void {
    const place = `${type.name}.${name.value}`;
    const required = this.permissions.get(place) ?? [];
    if (!required.every((permission) => may(this.viewer, permission)))
      throw new Forbidden(`Your role may not read ${place}`, name.value);
    const field = isObjectType(type) ? type.getFields()[name.value] : undefined;
    const below = field && getNamedType(field.type);
    if (selectionSet && isCompositeType(below)) this.check(selectionSet, below);
  }

  private checkFragment(name: string): void {
    if (this.checked.has(name)) return;
    this.checked.add(name);
    const fragment = this.document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) return;
    const type = this.narrow(fragment.typeCondition.name.value);
    if (type) this.check(fragment.selectionSet, type);
  }

  private narrow(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : this.schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  }

  private isIncluded(selection: SelectionNode): boolean {
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, this.variables);
    return skip?.['if'] !== true && include?.['if'] !== false;
  }
}
