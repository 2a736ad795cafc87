import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FigureName } from './disease-enums.js';
import type { PlanStepChange } from './plan.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

/** A figure that the company has changed, as stored. */
export interface ChangedFigure {
  /** Null: the company wants none. */
  value: number | null;
  /** As ISO 8601. */
  changedAt: string;
  /** Email address of the account. */
  changedBy: string | null;
}

/** A company's choice about a disease. Without a row the catalogue applies, and only COVID-19 is in use. */
@Entity('company_disease')
export class CompanyDisease {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'text' })
  disease: DiseaseCode;

  @Column({ type: 'boolean' })
  isUsed: boolean;

  /** Only figures that differ from the catalogue. */
  @Column({ type: 'jsonb', default: {} })
  figures: Partial<Record<FigureName, ChangedFigure>>;

  /** Only steps of the plan that differ from the catalogue, by code. */
  @Column({ type: 'jsonb', default: {} })
  plan: Record<string, PlanStepChange>;

  /** Number of changes, to detect concurrent edits. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  changedAt: Date;

  /** Email address of the account that changed it last. */
  @Column({ type: 'text', nullable: true })
  changedBy: string | null;
}
