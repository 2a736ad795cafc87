import { Authorized, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Permission } from '../../../access/permissions.js';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import type { PhoneHealth } from './phone-health.types.js';
import type { CurrentStatus } from './stored-status.queries.js';

export enum Gender {
  FEMALE = 'Female',
  MALE = 'Male',
}
registerEnumType(Gender, {
  name: 'Gender',
  description: 'Gender of an employee.',
  valuesConfig: {
    FEMALE: { description: 'The employee is a woman.' },
    MALE: { description: 'The employee is a man.' },
  },
});

/** An employee of the directory with the status, which is stored apart. */
export type EmployeeWithStatus = Employee & CurrentStatus;

/** Options of a column that is left to the previous version. */
const untouched = { select: false, insert: false, update: false };

/** An employee in a list, with the status and without the password's hash. */
export type ListedEmployee = Omit<
  Employee,
  | 'passwordHash'
  | 'deletedAt'
  | 'nameKey'
  | 'departmentKey'
  | 'search'
  | 'phoneKey'
  | keyof CurrentStatus
> &
  CurrentStatus & { hasPassword: boolean };

/** With the phone's latest health in the same row; `reportedAt` is null if it never reported. */
export type ListedWithHealth = ListedEmployee &
  Omit<PhoneHealth, 'reportedAt'> & { reportedAt: Date | null };

/**
 * A person of a company's directory. Deletion keeps the row without personal data, so that other people's tracing stays
 * complete; only then are code, email and phone null.
 */
@ObjectType({ description: "A person in the company's directory.", simpleResolvers: true })
@Entity('employee')
export class Employee {
  @Field(() => GraphQLUUID, { description: 'Id of the company.' })
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the employee.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'Employee code, unique within the company.' })
  @Column({ type: 'text', nullable: true })
  code: string | null;

  @Field(() => String, { description: 'Full name.' })
  @Column({ type: 'text' })
  name: string;

  @Field(() => String, { description: 'Email address, lower case, unique within the company.' })
  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Field(() => String, {
    description: 'Phone number, digits only, unique within the company together with callingCode.',
  })
  @Column({ type: 'text', nullable: true })
  phone: string | null;

  /** Such as '+65'; empty: none was given. */
  @Column({ type: 'text', default: '' })
  callingCode: string;

  /** Empty: none was given. */
  @Column({ type: 'text', default: '' })
  designation: string;

  @Field(() => String, { description: 'Name of the department.' })
  @Column({ type: 'text' })
  department: string;

  @Field(() => Gender, { nullable: true, description: 'Gender; null: not specified.' })
  @Column({ type: 'text', nullable: true })
  gender: Gender | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Date of birth; null: not specified.',
  })
  @Column({ type: 'date', nullable: true })
  dateOfBirth: string | null;

  /** Argon2id of the app's 6-digit password. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  @Authorized<Permission>('health:read')
  @Field(() => Boolean, { description: 'Whether the COVID-19 status is positive.' })
  isPositive?: boolean;

  @Authorized<Permission>('health:read')
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day of the positive test; null: not positive, or not disclosed.',
  })
  positiveDate?: string | null;

  @Authorized<Permission>('health:read')
  @Field(() => Int, {
    description:
      'Version of the COVID-19 status. Every change of the status increases it, and updateEmployee checks it. 0: the status has never changed.',
  })
  statusVersion?: number;

  /** Where the previous version stored the status, now in `employee_status`; nothing reads or sets it. The next version drops it. */
  @Column({ name: 'is_positive', type: 'boolean', default: false, ...untouched })
  formerIsPositive?: never;

  @Column({ name: 'positive_date', type: 'date', nullable: true, ...untouched })
  formerPositiveDate?: never;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the phone last reported anything; null: never.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastActiveAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the employee first signed in on the app; null: never.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  firstSignInAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When the employee was added.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  deletedAt: Date | null;

  @Field(() => Int, {
    description:
      'Version of the entry in the directory. Every change of the entry increases it, and updateEmployee checks it. The status has a version of its own.',
  })
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** The name as sorted; see `makeDirectoryKeys`. */
  @Column({ type: 'text', collation: 'C', default: '' })
  nameKey: string;

  /** The department as sorted. */
  @Column({ type: 'text', collation: 'C', default: '' })
  departmentKey: string;

  /** The text that searches match. */
  @Column({ type: 'text', collation: 'C', default: '' })
  search: string;

  /** The phone number as compared; null: none. */
  @Column({ type: 'text', nullable: true })
  phoneKey: string | null;
}
