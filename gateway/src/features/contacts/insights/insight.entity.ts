import { Column, Entity, PrimaryColumn } from 'typeorm';

/*
 * Counts that can always be recomputed from the records. A row belongs to a day of the company's time zone; the rows of a day
 * are replaced together.
 */

/** A mark on a stale day, whose counts may not match the records. */
@Entity('insight_mark')
export class InsightMark {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  markedAt: Date;
}

/** Breaches that started in an hour. */
@Entity('insight_hour')
export class InsightHour {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'date' })
  day: string;

  /** Start of the hour in the company's time zone. */
  @PrimaryColumn({ type: 'timestamp with time zone', precision: 3 })
  hour: Date;

  @PrimaryColumn({ type: 'text' })
  source: string;

  @Column({ type: 'integer' })
  breaches: number;

  /** Covered minutes. */
  @Column({ type: 'double precision' })
  minutes: number;
}

/** Breaches between people of two departments, or of one. */
@Entity('insight_department_day')
export class InsightDepartmentDay {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'date' })
  day: string;

  @PrimaryColumn({ type: 'text' })
  source: string;

  /** The first of the two in the alphabet; empty for people who have left the directory. */
  @PrimaryColumn({ type: 'text' })
  department: string;

  @PrimaryColumn({ type: 'text' })
  other: string;

  @Column({ type: 'integer' })
  breaches: number;

  @Column({ type: 'double precision' })
  minutes: number;
}

/** Breaches seen by a camera. */
@Entity('insight_room_day')
export class InsightRoomDay {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'date' })
  day: string;

  @PrimaryColumn({ type: 'uuid' })
  cameraId: string;

  @Column({ type: 'integer' })
  breaches: number;

  @Column({ type: 'double precision' })
  minutes: number;

  /** Maximum number of people in one breach. */
  @Column({ type: 'integer' })
  maxPeople: number;
}

/** A person with a breach on a day. */
@Entity('insight_person_day')
export class InsightPersonDay {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'date' })
  day: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  /** End of the last breach of the day. */
  @Column({ type: 'timestamp with time zone', precision: 3 })
  lastEnd: Date;
}
