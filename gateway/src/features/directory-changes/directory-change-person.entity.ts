import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DirectoryChange } from './directory-change.entity.js';
import { Employee } from '../employees/employee.entity.js';
import type { StoredColumns } from '../employees/stored-columns.js';

/** How somebody was before a change of many people; kept for as long as the change can be undone. */
@Entity('directory_change_person')
@Index('directory_change_person_employee', ['companyId', 'employeeId'])
@ForeignKey(() => DirectoryChange, ['companyId', 'changeId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
@ForeignKey(() => Employee, ['companyId', 'employeeId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
export class DirectoryChangePerson {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  changeId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  /** The change added this person: undoing takes it out again. */
  @Column({ type: 'boolean', default: false })
  isNew: boolean;

  /** What stood in the columns that were changed. Null for a new person, and once the person is erased. */
  @Column({ type: 'jsonb', nullable: true })
  before: StoredColumns | null;

  /** The version that the change left: with another one somebody has changed the person since. */
  @Column({ type: 'integer' })
  versionAfter: number;
}
