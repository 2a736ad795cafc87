import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../../access/role.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { IdentifyBy, ImportState, ImportTake } from './import-enums.js';
import { ImportColumn } from './import-column.types.js';

registerEnumType(IdentifyBy, {
  name: 'IdentifyBy',
  description: 'Column of a file that identifies the person of a row.',
  valuesConfig: {
    EMAIL: { description: 'The email address.' },
    MOBILE: { description: 'The phone number.' },
  },
});
registerEnumType(ImportTake, {
  name: 'ImportTake',
  description: 'Which rows applyImport applies.',
  valuesConfig: {
    ALL: { description: 'All rows, or none if any row has an error.' },
    GOOD: { description: 'Only the rows without errors.' },
  },
});
registerEnumType(ImportState, {
  name: 'ImportState',
  description: 'Stage of an import.',
  valuesConfig: {
    READING: { description: 'The file is being read.' },
    MAPPING: { description: 'The columns must be assigned to fields with updateImportColumns.' },
    COMPARING: { description: 'The rows are being compared with the directory.' },
    READY: { description: 'The preview is ready, and applyImport can apply it.' },
    APPLYING: { description: 'The directory is being changed.' },
    DONE: { description: 'The rows have been applied to the directory.' },
    CANCELLED: { description: 'The import was stopped, and nothing was changed.' },
    FAILED: {
      description:
        'The import stopped on an error and changed nothing. The field problem describes the error.',
    },
  },
});

/** An import of a file into the directory. Its content is stored beside it until it is done, for a day at most. */
@ObjectType({ description: 'An import of a file into the directory.' })
@Entity('directory_import')
export class DirectoryImport {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the import.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'Name of the file.' })
  @Column({ type: 'text' })
  fileName: string;

  @Field(() => IdentifyBy, { description: 'Column that identifies the person in a row.' })
  @Column({ type: 'text' })
  identifyBy: IdentifyBy;

  @Field(() => ImportState, { description: 'Current stage of the import.' })
  @Column({ type: 'text' })
  state: ImportState;

  /** Null until it is applied. */
  @Column({ type: 'text', nullable: true })
  take: ImportTake | null;

  @Field(() => Float, { description: 'Progress of READING, COMPARING and APPLYING, from 0 to 1.' })
  @Column({ type: 'real', default: 0 })
  progress: number;

  @Field(() => [ImportColumn], {
    description: 'Columns of the file; empty while it is being read.',
  })
  @Column({ type: 'jsonb', default: [] })
  columns: ImportColumn[];

  @Field(() => Int, { description: 'Number of rows in the file, excluding the heading.' })
  @Column({ type: 'integer', default: 0 })
  total: number;

  @Field(() => Int, { description: 'Number of people that the import adds.' })
  @Column({ type: 'integer', default: 0 })
  new: number;

  @Field(() => Int, { description: 'Number of people that the import changes.' })
  @Column({ type: 'integer', default: 0 })
  changed: number;

  @Field(() => Int, { description: 'Number of rows that match the directory.' })
  @Column({ type: 'integer', default: 0 })
  unchanged: number;

  @Field(() => Int, { description: 'Number of rows with errors.' })
  @Column({ type: 'integer', default: 0 })
  wrong: number;

  @Field(() => Int, {
    description:
      'Number of people whom the import marks as positive without a date. Their cases count from the day of the import.',
  })
  @Column({ type: 'integer', default: 0 })
  positiveWithoutDate: number;

  @Field(() => String, {
    nullable: true,
    description: 'Error message for people to read if the state is FAILED; otherwise null.',
  })
  @Column({ type: 'text', nullable: true })
  problem: string | null;

  @Column({ type: 'uuid', nullable: true })
  changeId: string | null;

  /** Email address of the account that started it. */
  @Column({ type: 'text' })
  startedBy: string;

  @Column({ type: 'text' })
  role: Role;

  /** Network address of the request that started it. */
  @Column({ type: 'text' })
  address: string;

  @Field(() => GraphQLISODateTime, { description: 'When the import was started.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

/** A chunk of a file that has not been read yet. */
@Entity('directory_import_file')
export class ImportFile {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  importId: string;

  @PrimaryColumn({ type: 'integer' })
  part: number;

  @Column({ type: 'bytea' })
  bytes: Buffer;
}

/** A line of a file: its row, from 1, and its cells. */
export type ImportLine = [row: number, cells: string[]];

/** Unparsed lines of a file, stored so that they can be compared again with other columns. */
@Entity('directory_import_lines')
export class ImportLines {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  importId: string;

  @PrimaryColumn({ type: 'integer' })
  part: number;

  @Column({ type: 'jsonb' })
  lines: ImportLine[];
}
