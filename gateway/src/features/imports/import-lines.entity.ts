import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A line of a file: its row, from 1, and its cells. */
export type ImportLine = [row: number, cells: string[]];

/** Unparsed lines of a file, stored so that they can be compared again with other columns. */
@Entity('directory_import_lines')
@ForeignKey('DirectoryImport', ['companyId', 'importId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
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
