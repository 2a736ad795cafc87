import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../../access/role.js';

/**
 * Kind of data that somebody read about a person. PERSON_PAGE and EXPORT are of the directory, the others of health. FOLLOW_UP,
 * EVIDENCE and EXPOSURE_EXPORT also say that the person may have been exposed, who may not know it yet.
 */
export enum PersonReadKind {
  /** The employee's entry in the directory. */
  PERSON_PAGE = 'PERSON_PAGE',
  /** The employee's status, its history, or reports of their phone. */
  HEALTH = 'HEALTH',
  /** The contacts of the employee. */
  CONTACTS = 'CONTACTS',
  /** A trace of everybody exposed by the employee. */
  TRACE = 'TRACE',
  /** A case of the employee. */
  CASE = 'CASE',
  /** The follow-up of the employee after an exposure. */
  FOLLOW_UP = 'FOLLOW_UP',
  /** Records of contacts between the employee and another person. */
  EVIDENCE = 'EVIDENCE',
  /** An exported file with the directory entry of the employee. */
  EXPORT = 'EXPORT',
  /** An exported file with the status, phone or contacts of the employee. */
  HEALTH_EXPORT = 'HEALTH_EXPORT',
  /** An exported file with exposures of the employee. */
  EXPOSURE_EXPORT = 'EXPOSURE_EXPORT',
}

/** Kinds of exported files. An export is one entry with all its people. */
export type ExportKind =
  | PersonReadKind.EXPORT
  | PersonReadKind.HEALTH_EXPORT
  | PersonReadKind.EXPOSURE_EXPORT;

export function isExport(kind: PersonReadKind): kind is ExportKind {
  return kind.endsWith('EXPORT');
}

/** An entry of the log of accesses: a signed-in account has read about a person by name. */
@Entity('person_read')
export class PersonRead {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The person; null for an export, which has `people`. */
  @Column({ type: 'uuid', nullable: true })
  employeeId: string | null;

  /** Exports: the people in the file; null: the whole directory. */
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
