import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredColumns } from '../directory/stored-columns.js';
import { ImportField, ImportRowKind } from './import-enums.js';
import { paginated } from '../../../graphql/paginated.js';

registerEnumType(ImportRowKind, {
  name: 'ImportRowKind',
  description: 'Effect that a row of a file has on the directory.',
  valuesConfig: {
    CHANGED: { description: 'The row changes a person.' },
    NEW: { description: 'The row adds a person.' },
    UNCHANGED: { description: 'The row matches the directory and changes nothing.' },
    WRONG: { description: 'The row has an error and is not applied.' },
  },
});

@ObjectType({ description: 'A cell of a row in an imported file.', simpleResolvers: true })
export class ImportCell {
  @Field(() => ImportField, { description: 'Employee field to which the cell belongs.' })
  field: ImportField;

  @Field(() => String, {
    nullable: true,
    description: 'Current value in the directory; null: none.',
  })
  before: string | null;

  @Field(() => String, { description: 'Value of the cell in the file.' })
  after: string;

  @Field(() => String, {
    nullable: true,
    description: 'Error message for people to read; null: no error.',
  })
  error: string | null;
}

@ObjectType({
  description: 'A row of an imported file and its effect on the directory.',
  simpleResolvers: true,
})
@Entity('directory_import_row')
export class ImportRow {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  importId: string;

  @Field(() => Int, { description: 'Number of the row in the file, where the heading is row 1.' })
  @PrimaryColumn({ type: 'integer' })
  row: number;

  @Field(() => ImportRowKind, { description: 'Effect of the row on the directory.' })
  @Column({ type: 'text' })
  kind: ImportRowKind;

  /** The person, or the id that a new one will get; null for a wrong row of nobody in the directory. */
  @Column({ type: 'uuid', nullable: true })
  employeeId: string | null;

  /** Version of the person that the row was compared with. */
  @Column({ type: 'integer', nullable: true })
  version: number | null;

  /** Version of the person's status that the row was compared with; null: the row sets no status. */
  @Column({ type: 'integer', nullable: true })
  statusVersion: number | null;

  @Field(() => String, { description: 'Name of the person, from the file or the directory.' })
  @Column({ type: 'text' })
  name: string;

  /** Values to write to the person's columns. */
  @Column({ type: 'jsonb' })
  stored: StoredColumns;

  @Field(() => [ImportCell], {
    description:
      'Cells of the row: all of them for NEW, those that differ for CHANGED, and those with errors for WRONG.',
  })
  @Column({ type: 'jsonb' })
  cells: ImportCell[];

  @Field(() => String, {
    nullable: true,
    description:
      'Error that concerns the entire row, such as two rows for the same person; null: none.',
  })
  @Column({ type: 'text', nullable: true })
  error: string | null;
}

@ObjectType({ description: 'A page of the rows of a file, in the order of the file.' })
export class ImportRowPage extends paginated(ImportRow, 'rows') {}
