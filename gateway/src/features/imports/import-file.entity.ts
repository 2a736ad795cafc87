import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A chunk of a file that has not been read yet. */
@Entity('directory_import_file')
@ForeignKey('DirectoryImport', ['companyId', 'importId'], ['companyId', 'id'], {
  name: 'directory_import_file_import_fkey',
  onDelete: 'CASCADE',
})
export class ImportFile {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'directory_import_file_pkey',
  })
  companyId: string;

  @PrimaryColumn({
    name: 'import_id',
    type: 'uuid',
    primaryKeyConstraintName: 'directory_import_file_pkey',
  })
  importId: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'directory_import_file_pkey' })
  part: number;

  @Column({ type: 'bytea' })
  bytes: Buffer;
}
