import { Column, Entity, PrimaryColumn } from 'typeorm';

/* Tables that a recount of cases writes. They can be recomputed from records, cases and figures. */

/** A request to recount the exposures of a case, from `markedAt` on. */
@Entity('case_mark')
export class CaseMark {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  caseId: string;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  markedAt: Date;
}

/** A person who can pass the disease of a case on, and when. */
@Entity('case_carrier')
export class CaseCarrier {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  caseId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  fromAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  untilAt: Date;
}

/** How a case exposed a person. */
@Entity('case_exposure')
export class StoredExposure {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  caseId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  @Column({ type: 'integer' })
  level: number;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  exposedAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  lastExposedAt: Date;

  @Column({ type: 'double precision' })
  minutes: number;

  @Column({ type: 'text' })
  source: string;

  /** When a recount first found it; null: before the product recorded it. */
  @Column({
    type: 'timestamp with time zone',
    precision: 3,
    nullable: true,
    default: () => 'now()',
  })
  foundAt: Date | null;

  /* The exposure without the records of the person's own phone; all three are null if none is left. */

  @Column({ type: 'integer', nullable: true })
  corroboratedLevel: number | null;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  corroboratedAt: Date | null;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastCorroboratedAt: Date | null;
}
