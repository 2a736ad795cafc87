import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DiseaseCase } from '../register/disease-case.entity.js';
import { Company } from '../../company/profile/company.entity.js';

/* Tables that a recount of cases writes. They can be recomputed from records, cases and figures. */

/** A request to recount the exposures of a case, from `markedAt` on. */
@Entity('case_mark')
@Index('case_mark_case', ['companyId', 'caseId'])
@Index('case_mark_oldest', ['markedAt'])
@ForeignKey(() => Company, ['companyId'], ['id'], { onDelete: 'CASCADE' })
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
@Index('case_carrier_employee', ['companyId', 'employeeId'])
@ForeignKey(() => DiseaseCase, ['companyId', 'caseId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
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
@Index('case_exposure_employee', ['companyId', 'employeeId'])
@ForeignKey(() => DiseaseCase, ['companyId', 'caseId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
@Check('case_exposure_level_check', 'level IN (1, 2, 3)')
@Check('case_exposure_source_check', `source IN ('mobile', 'camera', 'manual')`)
@Check('case_exposure_corroborated_level_check', 'corroborated_level IN (1, 2, 3)')
@Check(
  'case_exposure_corroborated_check',
  'num_nulls(corroborated_level, corroborated_at, last_corroborated_at) IN (0, 3)',
)
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

  /* The exposure without the records of the person's own phone; all three are null if none is left. */

  @Column({ type: 'integer', nullable: true })
  corroboratedLevel: number | null;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  corroboratedAt: Date | null;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastCorroboratedAt: Date | null;
}
