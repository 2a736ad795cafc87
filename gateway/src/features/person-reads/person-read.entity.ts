import { registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Role } from '../../access/role.js';

export enum PersonReadKind {
  PERSON_PAGE = 'PERSON_PAGE',
  TRACE = 'TRACE',
  CASE = 'CASE',
  FOLLOW_UP = 'FOLLOW_UP',
  EVIDENCE = 'EVIDENCE',
  EXPORT = 'EXPORT',
}
registerEnumType(PersonReadKind, {
  name: 'OwnReadKind',
  description: 'Kind of data that somebody looked at.',
  valuesConfig: {
    PERSON_PAGE: { description: "The employee's entry in the directory, or their meetings." },
    TRACE: { description: 'A trace of everybody exposed by the employee.' },
    CASE: { description: 'A case of the employee.' },
    FOLLOW_UP: { description: 'The follow-up of the employee after an exposure.' },
    EVIDENCE: { description: 'The records of contacts between the employee and another person.' },
    EXPORT: { description: 'An exported file that contains the employee.' },
  },
});

/** An entry of the log of looks: a signed-in account has read about a person by name. */
@Entity('person_read')
@Index('person_read_employee', ['companyId', 'employeeId', 'readAt'])
@Index('person_read_age', ['companyId', 'readAt'])
@ForeignKey('Employee', ['companyId', 'employeeId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
@Check(
  'person_read_kind_check',
  `kind IN ('PERSON_PAGE', 'TRACE', 'CASE', 'FOLLOW_UP', 'EVIDENCE', 'EXPORT')`,
)
@Check(
  'person_read_people_check',
  `CASE WHEN kind = 'EXPORT' THEN employee_id IS NULL ELSE employee_id IS NOT NULL AND people IS NULL END`,
)
export class PersonRead {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The person; null for an export, which has `people`. */
  @Column({ type: 'uuid', nullable: true })
  employeeId: string | null;

  /** EXPORT: the people in the file; null: the whole directory. */
  @Column({ type: 'uuid', array: true, nullable: true })
  people: string[] | null;

  /** The reader: an account or an API key. Not a foreign key, because the log outlives both. */
  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'text' })
  kind: PersonReadKind;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  readAt: Date;
}
