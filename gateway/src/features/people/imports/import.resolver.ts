import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing } from '../../../database/listing.js';
import { GraphQLUUID } from '../../../scalars.js';
import { DirectoryChange } from '../changes/directory-change.entity.js';
import { importEmployees } from './import-at-once.service.js';
import { DirectoryImport } from './import.entity.js';
import {
  ApplyImportInput,
  ImportEmployeesInput,
  StartImportInput,
  UpdateImportColumnsInput,
} from './import.inputs.js';
import {
  applyImport,
  cancelImport,
  findImport,
  listRowsOfPreview,
  updateImportColumns,
  startImport,
} from './import.service.js';
import { ImportRowKind } from './import-enums.js';
import { directoryChangeLoader } from '../changes/directory-change.queries.js';
import { ImportRowPage } from './import-row.entity.js';
import { ImportReceipt } from './import-column.types.js';

/** Maximum rows per page of a preview. */
const maxPageSize = 1000;

@Resolver(() => DirectoryImport)
export class ImportResolver {
  @Authorized<Permission>('employee:import')
  @Query(() => DirectoryImport, { description: 'An import, with its progress and preview.' })
  directoryImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the import.' }) id: string,
  ): Promise<DirectoryImport> {
    return findImport(context, id);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description:
      'Starts an import and returns immediately; directoryImport shows the progress and the preview. Empty cells leave values unchanged.',
  })
  async startImport(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartImportInput, { description: 'The file, and how to read it.' })
    { file, identifyBy }: StartImportInput,
  ): Promise<DirectoryImport> {
    return startImport(context, await file, identifyBy);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description: 'Assigns the columns of an import to employee fields and creates a new preview.',
  })
  updateImportColumns(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateImportColumnsInput, {
      description: 'The import, and the assignment of its columns.',
    })
    { id, columns, identifyBy }: UpdateImportColumnsInput,
  ): Promise<DirectoryImport> {
    return updateImportColumns(context, id, columns, identifyBy);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description:
      'Applies an import exactly as previewed. CONFLICT if the directory has changed since; request a new preview with updateImportColumns.',
  })
  applyImport(
    @Ctx() context: RequestContext,
    @Arg('input', () => ApplyImportInput, { description: 'The import and the rows to apply.' })
    { id, take }: ApplyImportInput,
  ): Promise<DirectoryImport> {
    return applyImport(context, id, take);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description:
      'Stops an import. If it is APPLYING, its changes are rolled back; if it is DONE, the mutation fails with CONFLICT.',
  })
  cancelImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the import.' }) id: string,
  ): Promise<DirectoryImport> {
    return cancelImport(context, id);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => ImportReceipt, {
    description:
      'Imports the valid rows of a file at once, for clients that cannot show a preview. Other clients use startImport.',
  })
  async importEmployees(
    @Ctx() context: RequestContext,
    @Arg('input', () => ImportEmployeesInput, { description: 'The file, and how to read it.' })
    { file, identifyBy }: ImportEmployeesInput,
  ): Promise<ImportReceipt> {
    return importEmployees(context, await file, identifyBy);
  }

  @FieldResolver(() => DirectoryChange, {
    nullable: true,
    description:
      'The change made by the import. Null until the state is DONE, or if there was nothing to change.',
  })
  change(
    @Ctx() context: RequestContext,
    @Root() { changeId }: DirectoryImport,
  ): Promise<DirectoryChange | null> | null {
    return changeId === null ? null : context.loader(directoryChangeLoader).load(changeId);
  }

  @FieldResolver(() => ImportRowPage, {
    description: 'Rows and their effects. Once the import is DONE, only rows with errors.',
  })
  rows(
    @Ctx() context: RequestContext,
    @Root() key: DirectoryImport,
    @Arg('kind', () => ImportRowKind, {
      nullable: true,
      description: 'Kind of rows to return; absent: all rows.',
    })
    kind: ImportRowKind | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): ImportRowPage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new ImportRowPage(listRowsOfPreview(context, key, kind ?? null, listing));
  }
}
