import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { checkedListing } from '../../database/listing.js';
import { GraphQLUUID } from '../../scalars.js';
import { GraphQLUpload, type UploadedFile } from '../../graphql/upload-scalar.js';
import { DirectoryChange } from '../directory-changes/directory-change.entity.js';
import { directoryChangeById } from '../directory-changes/directory-change.loaders.js';
import { importEmployees } from './import-at-once.service.js';
import { DirectoryImport } from './import.entity.js';
import { ImportColumnInput } from './import.inputs.js';
import { countRows, rowsOnPage } from './import.queries.js';
import {
  applyImport,
  cancelImport,
  findImport,
  nameImportColumns,
  startImport,
} from './import.service.js';
import { IdentifyBy, ImportRowKind, ImportTake } from './import.words.js';
import { ImportReceipt } from './import-receipt.entity.js';
import { ImportRowPage } from './import-row.entity.js';

/** Most rows of one page of a preview. */
const largestPage = 1000;

@Resolver(() => DirectoryImport)
export class ImportResolver {
  @Authorized<Permission>('employee:import')
  @Query(() => DirectoryImport, { description: 'An import, how far it is and what it would do.' })
  directoryImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the import.' }) id: string,
  ): Promise<DirectoryImport> {
    return findImport(context, id);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description:
      'csv, xls or xlsx, at most 20 MB; answers at once, progress by directoryImport. An empty cell leaves its value as it is.',
  })
  async startImport(
    @Ctx() context: RequestContext,
    @Arg('file', () => GraphQLUpload, { description: 'The file.' }) file: Promise<UploadedFile>,
    @Arg('identifyBy', () => IdentifyBy, { description: 'What tells people apart.' })
    identifyBy: IdentifyBy,
  ): Promise<DirectoryImport> {
    return startImport(context, await file, identifyBy);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, { description: 'Names the columns (a new preview is made).' })
  nameImportColumns(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the import.' }) id: string,
    @Arg('columns', () => [ImportColumnInput], {
      description: 'At most 200; those not named are left out.',
    })
    columns: ImportColumnInput[],
    @Arg('identifyBy', () => IdentifyBy, { description: 'What tells people apart.' })
    identifyBy: IdentifyBy,
  ): Promise<DirectoryImport> {
    return nameImportColumns(context, id, columns, identifyBy);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description:
      'Does exactly what the preview says; CONFLICT when the directory has changed meanwhile (ask for a new preview with nameImportColumns).',
  })
  applyImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the import.' }) id: string,
    @Arg('take', () => ImportTake, { description: 'Which rows are taken.' }) take: ImportTake,
  ): Promise<DirectoryImport> {
    return applyImport(context, id, take);
  }

  @Authorized<Permission>('employee:import')
  @Mutation(() => DirectoryImport, {
    description: 'Stops it; while APPLYING nothing of it stays.',
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
      'Takes the good rows of a csv, xls or xlsx file of at most 20 MB at once, without a preview, for clients that cannot show one.',
    deprecationReason: 'Use startImport, which says what a file would do before it does it.',
  })
  async importEmployees(
    @Ctx() context: RequestContext,
    @Arg('file', () => GraphQLUpload, { description: 'The file.' }) file: Promise<UploadedFile>,
    @Arg('identifyBy', () => IdentifyBy, { description: 'What tells people apart.' })
    identifyBy: IdentifyBy,
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
    return changeId === null ? null : context.loader(directoryChangeById).load(changeId);
  }

  @FieldResolver(() => ImportRowPage, {
    description: 'Rows and what each does; of an import that is DONE, the wrong ones.',
  })
  async rows(
    @Ctx() context: RequestContext,
    @Root() key: DirectoryImport,
    @Arg('kind', () => ImportRowKind, { nullable: true, description: 'These alone.' })
    kind: ImportRowKind | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 10, description: '1 to 1000.' }) pageSize: number,
  ): Promise<ImportRowPage> {
    const listing = checkedListing({ search: '', page, pageSize }, largestPage);
    const items = await rowsOnPage(context.db, key, { ...listing, kind });
    return { items, total: await countRows(context.db, key, kind) };
  }
}
