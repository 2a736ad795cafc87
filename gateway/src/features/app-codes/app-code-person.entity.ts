import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Employee } from '../employees/employee.entity.js';
import { AppCodeRun } from './app-code-run.entity.js';

export type AppCodeOutcome = 'PENDING' | 'ISSUED' | 'GONE' | 'NO_ADDRESS';

/** A person of a run, with the outcome. */
@Entity('app_code_person')
@Index('app_code_person_outcome', ['companyId', 'runId', 'outcome', 'place'])
@Index('app_code_person_employee', ['companyId', 'employeeId'])
@ForeignKey(() => AppCodeRun, ['companyId', 'runId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
@ForeignKey(() => Employee, ['companyId', 'employeeId'], ['companyId', 'id'], {
  onDelete: 'CASCADE',
})
@Check('app_code_person_outcome_check', `outcome IN ('PENDING', 'ISSUED', 'GONE', 'NO_ADDRESS')`)
export class AppCodePerson {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  runId: string;

  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  /** From 1, by department and name. */
  @Column({ type: 'integer' })
  place: number;

  @Column({ type: 'text' })
  outcome: AppCodeOutcome;
}
