import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { parseListing } from '../../database/listing.js';
import { GraphQLUUID } from '../../scalars.js';
import { DirectoryChange } from '../directory-changes/directory-change.entity.js';
import { directoryChangeLoader } from '../directory-changes/directory-change.loaders.js';
import { importEmployees } from './import-at-once.service.js';
import { DirectoryImport } from './import.entity.js';
import {
  ApplyImportInput,
  ImportEmployeesInput,
  StartImportInput,
  UpdateImportColumnsInput,
} from './import.inputs.js';
import { listRows } from './import.queries.js';
import {
  applyImport,
  cancelImport,
  findImport,
  updateImportColumns,
  startImport,
} from './import.service.js';
import { ImportRowKind } from './import-enums.js';
import { ImportReceipt } from './import-receipt.types.js';
import { ImportRowPage } from './import-row-page.types.js';

/** Maximum rows per page of a preview. */
const maxPageSize = 1000;

@Resolver(() => DirectoryImport)
export class ImportResolver {
  @Authorized<Permission>('employee:import')
  @Query(() => DirectoryImport, { description: 'An import with its progress and preview.' })
  directoryImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the import.' }) id: string,
  ): Promise<DirectoryImport> {
    return findImport(context, id);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description:
      'Starts an import and answers at once; directoryImport shows its progress and preview. An empty cell leaves its value as it is.',
  })
  async startImport(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartImportInput, { description: 'The file and how to read it.' })
    { file, identifyBy }: StartImportInput,
  ): Promise<DirectoryImport> {
    return startImport(context, await file, identifyBy);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description: 'Assigns the columns of an import to fields and makes a new preview.',
  })
  updateImportColumns(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateImportColumnsInput, { description: 'The import and its columns.' })
    { id, columns, identifyBy }: UpdateImportColumnsInput,
  ): Promise<DirectoryImport> {
    return updateImportColumns(context, id, columns, identifyBy);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description:
      'Applies an import exactly as its preview says; CONFLICT when the directory has changed meanwhile (ask for a new preview with updateImportColumns).',
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
    description: 'Stops an import. While it is APPLYING, its changes are rolled back.',
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
      'Imports the good rows of a file at once, for clients that cannot show a preview. Others use startImport.',
  })
  async importEmployees(
    @Ctx() context: RequestContext,
    @Arg('input', () => ImportEmployeesInput, { description: 'The file and how to read it.' })
    { file, identifyBy }: ImportEmployeesInput,
  ): Promise<ImportReceipt> {
    return importEmployees(context, await file, identifyBy);
  }

  @FieldResolver(() => DirectoryChange, {
    nullable: true,
    description: 'The change that it made, once DONE; null also where there was nothing to do.',
  })
  change(
    @Ctx() context: RequestContext,
    @Root() { changeId }: DirectoryImport,
  ): Promise<DirectoryChange | null> | null {
    return changeId === null ? null : context.loader(directoryChangeLoader).load(changeId);
  }

  @FieldResolver(() => ImportRowPage, {
    description: 'Rows with their effects; once the import is DONE, only those with errors.',
  })
  rows(
    @Ctx() { db }: RequestContext,
    @Root() key: DirectoryImport,
    @Arg('kind', () => ImportRowKind, { nullable: true, description: 'Only rows of this kind.' })
    kind: ImportRowKind | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): ImportRowPage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new ImportRowPage(listRows(db, key, kind ?? null, listing));
  }
}
