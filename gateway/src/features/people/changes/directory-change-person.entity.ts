import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredColumns } from '../directory/stored-columns.js';

/** Old values of a person before a directory change, stored while the change can be undone. */
@Entity('directory_change_person')
export class DirectoryChangePerson {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  changeId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  /** The change added this person; undoing deletes the person. */
  @Column({ type: 'boolean', default: false })
  isNew: boolean;

  /** Old values of the changed columns; none where only a status was set. Null for a new person, and once the person is erased. */
  @Column({ type: 'jsonb', nullable: true })
  before: StoredColumns | null;

  /** The person's version after the change; a different one means a later change. */
  @Column({ type: 'integer' })
  versionAfter: number;
}
