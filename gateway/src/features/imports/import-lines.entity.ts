import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A line of a file: its row, from 1, and its cells. */
export type ImportLine = [row: number, cells: string[]];

/** Unparsed lines of a file, kept so that they can be compared again with other columns. */
@Entity('directory_import_lines')
@ForeignKey('DirectoryImport', ['companyId', 'importId'], ['companyId', 'id'], {
  name: 'directory_import_lines_import_fkey',
  onDelete: 'CASCADE',
})
export class ImportLines {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'directory_import_lines_pkey',
  })
  companyId: string;

  @PrimaryColumn({
    name: 'import_id',
    type: 'uuid',
    primaryKeyConstraintName: 'directory_import_lines_pkey',
  })
  importId: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'directory_import_lines_pkey' })
  part: number;

  @Column({ type: 'jsonb' })
  lines: ImportLine[];
}
