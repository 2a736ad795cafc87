import { registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TestResult } from '../cases/follow-up/follow-up-facts.js';
import type { DiseaseCode } from '../../validation/disease-code.js';

export enum EmployeeReportKind {
  CORRECTION = 'CORRECTION',
  SYMPTOMS = 'SYMPTOMS',
  TEST = 'TEST',
}
registerEnumType(EmployeeReportKind, {
  name: 'EmployeeReportKind',
  description: 'A report that an employee has sent from the own file.',
  valuesConfig: {
    CORRECTION: { description: 'A correction to an incorrect value in the directory.' },
    SYMPTOMS: { description: 'A report of symptoms of a disease.' },
    TEST: { description: 'A report of a test and its result.' },
  },
});

export enum EmployeeReportState {
  WAITING = 'WAITING',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
}
registerEnumType(EmployeeReportState, {
  name: 'EmployeeReportState',
  description: 'Decision on a report of an employee.',
  valuesConfig: {
    WAITING: { description: 'Nobody has decided yet, or the case is still only suspected.' },
    ACCEPTED: {
      description: 'The report was accepted, or its case is probable, confirmed or closed.',
    },
    DECLINED: { description: 'The report was declined, or its case was closed as not a case.' },
  },
});

export enum CorrectedField {
  NAME = 'NAME',
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
  DEPARTMENT = 'DEPARTMENT',
  DESIGNATION = 'DESIGNATION',
  OTHER = 'OTHER',
}
registerEnumType(CorrectedField, {
  name: 'CorrectedField',
  description: 'A value in the directory that an employee wants to have corrected.',
  valuesConfig: {
    NAME: { description: 'The full name.' },
    EMAIL: { description: 'The email address.' },
    PHONE: { description: 'The phone number.' },
    DEPARTMENT: { description: 'The name of the department.' },
    DESIGNATION: { description: 'The job title.' },
    OTHER: { description: 'Something else, which the company changes manually.' },
  },
});

/** A report that an employee sent from the own file. */
@Entity('employee_report')
export class StoredReport {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Column({ type: 'text' })
  kind: EmployeeReportKind;

  @Column({ type: 'text', nullable: true })
  field: CorrectedField | null;

  @Column({ type: 'text', nullable: true })
  value: string | null;

  @Column({ type: 'text', default: '' })
  note: string;

  /** Onset of the symptoms, or day of the test. */
  @Column({ type: 'date', nullable: true })
  day: string | null;

  @Column({ type: 'text', nullable: true })
  disease: DiseaseCode | null;

  @Column({ type: 'text', nullable: true })
  result: TestResult | null;

  /** The case from which the state of the report follows. No foreign key: the report is kept longer. */
  @Column({ type: 'uuid', nullable: true })
  caseId: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  reportedAt: Date;

  /** Only for reports without a case. */
  @Column({ type: 'text', default: EmployeeReportState.WAITING })
  state: EmployeeReportState;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  decidedBy: string | null;

  @Column({ type: 'text', default: '' })
  answer: string;
}
