import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A chunk of a file that has not been read yet. */
@Entity('directory_import_file')
@ForeignKey('DirectoryImport', ['companyId', 'importId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
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
