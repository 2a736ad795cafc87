import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Erased data of a person: columns of the employee, and rows by table. Contains nothing personal. */
export interface Erased {
  columns?: string[];
  rows?: Record<string, number>;
}

/** The planned erasure of a deleted person, and afterwards the proof of it. */
@Entity('erasure')
export class Erasure {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  /** The change that deleted the person. */
  @Column({ type: 'uuid' })
  changeId: string;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  deletedAt: Date;

  /** Until then the deletion can be undone. */
  @Column({ type: 'timestamp with time zone', precision: 3 })
  dueAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  erasedAt: Date | null;

  @Column({ type: 'jsonb', default: {} })
  erased: Erased;
}
