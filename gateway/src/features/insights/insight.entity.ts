import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Company } from '../companies/company.entity.js';

/*
 * Counts that can always be recomputed from the records. A row belongs to a day of the company's time zone; the rows of a day
 * are replaced together.
 */

/** A stale day: its counts no longer match the records. */
@Entity('insight_mark')
@Index('insight_mark_day', ['companyId', 'day'])
@ForeignKey(() => Company, ['companyId'], ['id'], {
  name: 'insight_mark_company_fkey',
  onDelete: 'CASCADE',
})
export class InsightMark {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'insight_mark_pkey',
  })
  companyId: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'insight_mark_pkey' })
  id: string;

  @Column({ type: 'date' })
  day: string;

  @Column({
    name: 'marked_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'now()',
  })
  markedAt: Date;
}

/** Breaches that started in an hour. */
@Entity('insight_hour')
@ForeignKey(() => Company, ['companyId'], ['id'], {
  name: 'insight_hour_company_fkey',
  onDelete: 'CASCADE',
})
export class InsightHour {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'insight_hour_pkey',
  })
  companyId: string;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'insight_hour_pkey' })
  day: string;

  /** Start of the hour on the company's clocks. */
  @PrimaryColumn({
    type: 'timestamp with time zone',
    precision: 3,
    primaryKeyConstraintName: 'insight_hour_pkey',
  })
  hour: Date;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'insight_hour_pkey' })
  source: string;

  @Column({ type: 'integer' })
  breaches: number;

  /** Covered minutes. */
  @Column({ type: 'double precision' })
  minutes: number;
}

/** Breaches between people of two departments, or of one. */
@Entity('insight_department_day')
@ForeignKey(() => Company, ['companyId'], ['id'], {
  name: 'insight_department_day_company_fkey',
  onDelete: 'CASCADE',
})
export class InsightDepartmentDay {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'insight_department_day_pkey',
  })
  companyId: string;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'insight_department_day_pkey' })
  day: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'insight_department_day_pkey' })
  source: string;

  /** The first of the two in the alphabet; empty for people who have left the directory. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'insight_department_day_pkey' })
  department: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'insight_department_day_pkey' })
  other: string;

  @Column({ type: 'integer' })
  breaches: number;

  @Column({ type: 'double precision' })
  minutes: number;
}

/** Breaches seen by a camera. */
@Entity('insight_room_day')
@ForeignKey(() => Company, ['companyId'], ['id'], {
  name: 'insight_room_day_company_fkey',
  onDelete: 'CASCADE',
})
export class InsightRoomDay {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'insight_room_day_pkey',
  })
  companyId: string;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'insight_room_day_pkey' })
  day: string;

  @PrimaryColumn({
    name: 'camera_id',
    type: 'uuid',
    primaryKeyConstraintName: 'insight_room_day_pkey',
  })
  cameraId: string;

  @Column({ type: 'integer' })
  breaches: number;

  @Column({ type: 'double precision' })
  minutes: number;

  /** Maximum number of people in one breach. */
  @Column({ name: 'most_people', type: 'integer' })
  mostPeople: number;
}

/** A person with a breach on a day. */
@Entity('insight_person_day')
@Index('insight_person_day_person', ['companyId', 'employeeId', 'day'])
@ForeignKey(() => Company, ['companyId'], ['id'], {
  name: 'insight_person_day_company_fkey',
  onDelete: 'CASCADE',
})
export class InsightPersonDay {
  @PrimaryColumn({
    name: 'company_id',
    type: 'uuid',
    primaryKeyConstraintName: 'insight_person_day_pkey',
  })
  companyId: string;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'insight_person_day_pkey' })
  day: string;

  @PrimaryColumn({
    name: 'employee_id',
    type: 'uuid',
    primaryKeyConstraintName: 'insight_person_day_pkey',
  })
  employeeId: string;

  /** End of the last breach of the day. */
  @Column({ name: 'last_end', type: 'timestamp with time zone', precision: 3 })
  lastEnd: Date;
}
