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
  onDelete: 'CASCADE',
})
export class Erasure {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  /** What deleted the person. */
  @Column({ type: 'uuid' })
  changeId: string;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  deletedAt: Date;

  /** Not before: until then the deletion can be undone. */
  @Column({ type: 'timestamp with time zone', precision: 3 })
  dueAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  erasedAt: Date | null;

  @Column({ type: 'jsonb', default: {} })
  erased: Erased;
}
