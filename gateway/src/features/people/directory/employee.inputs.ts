import { ArrayMaxSize, IsNotEmpty, IsOptional, Matches, MaxLength } from 'class-validator';
import { Directive, Field, InputType, Int, registerEnumType } from 'type-graphql';
import type { Listing, SortDirection } from '../../../database/listing.js';
import { IsEmailAddress } from '../../../validation/email-rule.js';
import { IsFilled } from '../../../validation/filled-rule.js';
import { IsPersonName } from '../../../validation/name-rule.js';
import { IsEmployeePhone } from '../../../validation/phone-rule.js';
import { GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import type { Reference } from '../../../validation/reference.js';
import { Gender } from './employee.entity.js';
import { IsOneLine } from './employee-rules.js';

export enum EmployeeSort {
  CREATED_AT = 'CREATED_AT',
  DEPARTMENT = 'DEPARTMENT',
  EMAIL = 'EMAIL',
  EMPLOYEE_ID = 'EMPLOYEE_ID',
  LAST_ACTIVE = 'LAST_ACTIVE',
  NAME = 'NAME',
  PHONE = 'PHONE',
  STATUS = 'STATUS',
}
registerEnumType(EmployeeSort, {
  name: 'EmployeeSort',
  description: 'Column by which the directory is sorted.',
  valuesConfig: {
    CREATED_AT: { description: 'By the time at which the employee was added.' },
    DEPARTMENT: { description: 'By name of the department.' },
    EMAIL: { description: 'By email address.' },
    EMPLOYEE_ID: { description: 'By employee code.' },
    LAST_ACTIVE: { description: "By the time of the phone's last report." },
    NAME: { description: 'By full name.' },
    PHONE: { description: 'By the digits of the phone number.' },
    STATUS: { description: 'By COVID-19 status.' },
  },
});

@Directive('@oneOf')
@InputType({ description: 'An employee of the company, identified by either id or employee code.' })
export class EmployeeRef implements Reference {
  @Field(() => GraphQLUUID, { nullable: true, description: 'Id of the employee.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: "The company's code for the employee." })
  code?: string | null;
}

const tooLong = { message: 'At most 100 characters' };

/** Optional fields of adding and changing an employee. */
@InputType()
abstract class EmployeeDetailsInput {
  @Field(() => String, {
    nullable: true,
    description: "Country calling code of the phone number, such as '+65'; null: none.",
  })
  @IsOptional()
  @Matches(/^(\+?\d{1,4})?$/, { message: 'Please enter a valid country code' })
  callingCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Job title, at most 100 characters; null: none.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  @IsOneLine()
  designation?: string | null;

  @Field(() => Gender, {
    nullable: true,
    description: 'Gender of the employee; null: not specified.',
  })
  gender?: Gender | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Date of birth, today at the latest.',
  })
  dateOfBirth?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "6-digit password for signing in on the app. Needs the permission app-code:issue, which API keys never have. Generated for a new employee if absent, but not for an API key. Changing it needs a recent confirmation of identity and ends the phone's sessions.",
  })
  @IsOptional()
  @Matches(/^\d{6}$/, { message: 'Password should be 6 digits' })
  password?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the COVID-19 status is positive. A new employee is negative by default. Setting it to false clears the positive date.',
  })
  isPositive?: boolean | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day of the positive test, today at the latest. Allowed only for a positive employee.',
  })
  positiveDate?: string | null;
}

@InputType({ description: 'An employee to add to the directory.' })
export class CreateEmployeeInput extends EmployeeDetailsInput {
  @Field(() => String, { description: 'Employee code, unique within the company.' })
  @MaxLength(64, { message: 'At most 64 characters' })
  @IsOneLine()
  @IsFilled('Please enter employee id')
  code: string;

  @Field(() => String, {
    description:
      'Full name: letters, which may be separated by spaces, hyphens, apostrophes and full stops.',
  })
  @MaxLength(100, tooLong)
  @IsPersonName()
  @IsNotEmpty({ message: 'Please enter name' })
  name: string;

  @Field(() => String, {
    description: 'Email address of the employee, unique within the company.',
  })
  @IsEmailAddress()
  @IsNotEmpty({ message: 'Please enter email address' })
  email: string;

  @Field(() => String, {
    description:
      'Phone number of 6 to 13 digits, unique within the company. A leading country code is stored separately.',
  })
  @IsEmployeePhone()
  phone: string;

  @Field(() => String, { description: 'Name of the department.' })
  @MaxLength(100, tooLong)
  @IsOneLine()
  @IsFilled('Please enter department')
  department: string;
}

@InputType({
  description:
    'Changes to an employee. Absent fields keep their values; null clears country code, job title, gender and dates.',
})
export class UpdateEmployeeInput extends EmployeeDetailsInput {
  @Field(() => EmployeeRef, { description: 'The employee to change.' })
  employee: EmployeeRef;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the directory entry that the changes are based on. CONFLICT if it is not the latest; absent: not checked.',
  })
  version?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the COVID-19 status that the changes are based on. CONFLICT if it is not the latest; absent: not checked.',
  })
  statusVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Full name: letters, which may be separated by spaces, hyphens, apostrophes and full stops.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  @IsPersonName()
  @IsNotEmpty({ message: 'Please enter name' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the department.' })
  @IsOptional()
  @MaxLength(100, tooLong)
  @IsOneLine()
  @IsFilled('Please enter department')
  department?: string | null;
}

@InputType({ description: 'The right phone number of an employee.' })
export class CorrectPhoneInput {
  @Field(() => EmployeeRef, { description: 'The employee.' })
  employee: EmployeeRef;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the directory entry that the change is based on. CONFLICT if it is not the latest; absent: not checked.',
  })
  version?: number | null;

  @Field(() => String, {
    description:
      'Phone number of 6 to 13 digits, unique within the company. A leading country code is stored separately.',
  })
  @IsEmployeePhone()
  phone: string;
}

export enum EmployeeStatus {
  POSITIVE = 'POSITIVE',
  NEGATIVE = 'NEGATIVE',
}
registerEnumType(EmployeeStatus, {
  name: 'EmployeeStatus',
  description: 'COVID-19 status of an employee.',
  valuesConfig: {
    NEGATIVE: { description: 'Not known to be positive.' },
    POSITIVE: { description: 'Known to have tested positive.' },
  },
});

export enum EmployeeActivity {
  ACTIVE = 'ACTIVE',
  LAST_DAY = 'LAST_DAY',
  LAST_WEEK = 'LAST_WEEK',
  SILENT = 'SILENT',
  NEVER = 'NEVER',
}
registerEnumType(EmployeeActivity, {
  name: 'EmployeeActivity',
  description: 'How long ago the phone of an employee last reported.',
  valuesConfig: {
    ACTIVE: { description: 'The phone reported in the last 2 hours.' },
    LAST_DAY: { description: 'The phone reported in the last 24 hours.' },
    LAST_WEEK: {
      description: 'The phone reported in the last 7 days.',
    },
    SILENT: { description: 'The phone last reported more than 7 days ago.' },
    NEVER: { description: 'The phone never reported.' },
  },
});

@InputType({ description: 'Filter for the directory. A person must match every given field.' })
export class EmployeeFilterInput {
  @Field(() => [String], {
    nullable: true,
    description: 'Only people of these departments, at most 500.',
  })
  @IsOptional()
  @ArrayMaxSize(500, { message: 'At most 500 departments' })
  departments?: string[] | null;

  @Field(() => EmployeeStatus, {
    nullable: true,
    description: 'Only people with this COVID-19 status.',
  })
  status?: EmployeeStatus | null;

  @Field(() => EmployeeActivity, {
    nullable: true,
    description: 'Only people whose phones last reported within this period.',
  })
  activity?: EmployeeActivity | null;
}

/** Parameters of a page of the directory. */
export interface EmployeeListing extends Listing {
  filter: EmployeeFilterInput;
  sort: EmployeeSort;
  direction: SortDirection;
}

/** Maximum rows per page. */
export const maxPageSize = 1000;
