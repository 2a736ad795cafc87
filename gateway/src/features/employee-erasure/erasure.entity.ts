import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DirectoryChange } from '../directory-changes/directory-change.entity.js';

/** What was erased of somebody: columns of the employee, and rows by table. Says nothing of the person but the id. */
export interface Erased {
  columns?: string[];
  rows?: Record<string, number>;
}

/** That somebody who was deleted is to be erased, and the proof of it afterwards. */
@Entity('erasure')
@Index('erasure_pending', { synchronize: false })
@Index('erasure_change', ['companyId', 'changeId'])
@ForeignKey(() => DirectoryChange, ['companyId', 'changeId'], ['companyId', 'id'], {
  name: 'erasure_change_fkey',
  onDelete: 'CASCADE',
})
export class Erasure {
  @PrimaryColumn({ name: 'company_id', type: 'uuid', primaryKeyConstraintName: 'erasure_pkey' })
  companyId: string;

  @PrimaryColumn({ name: 'employee_id', type: 'uuid', primaryKeyConstraintName: 'erasure_pkey' })
  employeeId: string;

  /** What deleted the person. */
  @Column({ name: 'change_id', type: 'uuid' })
  changeId: string;

  @Column({ name: 'deleted_at', type: 'timestamp with time zone', precision: 3 })
  deletedAt: Date;

  /** Not before: until then the deletion can be undone. */
  @Column({ name: 'due_at', type: 'timestamp with time zone', precision: 3 })
  dueAt: Date;

  @Column({ name: 'erased_at', type: 'timestamp with time zone', precision: 3, nullable: true })
  erasedAt: Date | null;

  @Column({ type: 'jsonb', default: {} })
  erased: Erased;
}
