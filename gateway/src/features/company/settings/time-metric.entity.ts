import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Company } from '../profile/company.entity.js';

/** A change of a company's contact threshold. It counts for contacts that begin at `inForceFrom` or later. */
@Entity('time_metric')
@ForeignKey(() => Company, ['companyId'], ['id'], { onDelete: 'CASCADE' })
@Check('time_metric_minutes_check', 'minutes IN (1, 2, 3, 4, 5, 10, 15, 20, 25, 30)')
export class TimeMetric {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'timestamp with time zone', precision: 3 })
  inForceFrom: Date;

  @Column({ type: 'integer' })
  minutes: number;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  changedAt: Date;

  /** Email address of the account that changed it. */
  @Column({ type: 'text', nullable: true })
  changedBy: string | null;
}
