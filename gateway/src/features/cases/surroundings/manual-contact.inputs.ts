import { IsNotEmpty, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Directive, Field, InputType, Int } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { IsFilled } from '../../../validation/filled-rule.js';
import { IsPersonName } from '../../../validation/name-rule.js';
import { IsPhone } from '../../../validation/phone-rule.js';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';
import { IsOneLine } from '../../people/directory/employee-rules.js';

const tooLong = { message: 'At most 100 characters' };
const wrongMinutes = { message: 'Please enter 1 to 1440 minutes' };

@InputType({ description: 'A visitor who is not in the directory.' })
export class VisitorInput {
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  @MaxLength(100, tooLong)
  @IsPersonName()
  @IsNotEmpty({ message: 'Please enter the name of the visitor' })
  name: string;

  @Field(() => String, {
    description:
      'Phone number of 6 to 15 digits, preferably with country code. Spaces and punctuation are allowed.',
  })
  @IsPhone(15)
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: 'Company of the visitor, at most 100 characters; absent or null: unknown.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  @IsOneLine()
  company?: string | null;
}

@Directive('@oneOf')
@InputType({ description: 'Person who met the person of a case: either an employee or a visitor.' })
export class MetPersonInput {
  @Field(() => EmployeeRef, {
    nullable: true,
    description: 'The person, if an employee of the company.',
  })
  employee?: EmployeeRef | null;

  @Field(() => VisitorInput, {
    nullable: true,
    description: 'The person, if a visitor who is not in the directory.',
  })
  @IsOptional()
  @ValidateNested()
  visitor?: VisitorInput | null;
}

@Directive('@oneOf')
@InputType({ description: 'Person who reported a contact: either an employee or somebody else.' })
export class InformantInput {
  @Field(() => EmployeeRef, {
    nullable: true,
    description: 'The person, if an employee of the company.',
  })
  employee?: EmployeeRef | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name or description of somebody outside the directory, at most 100 characters.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  @IsOneLine()
  @IsFilled('Please enter who reported the contact')
  name?: string | null;
}

@InputType({ description: 'A contact to add manually to an open case.' })
export class AddManualContactInput {
  @Field(() => GraphQLUUID, { description: 'Id of the case.' })
  caseId: string;

  @Field(() => MetPersonInput, { description: 'Person who met the person of the case.' })
  @ValidateNested()
  who: MetPersonInput;

  @Field(() => GraphQLISODateTime, {
    description:
      'When the contact began: not in the future, and not before the oldest day whose records are stored.',
  })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the contact ended: after the start, at most 24 hours later and not in the future. Give either this or minutes.',
  })
  endedAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Length of the contact in minutes, 1 to 1440. Give either this or endedAt.',
  })
  @IsOptional()
  @Max(1440, wrongMinutes)
  @Min(1, wrongMinutes)
  minutes?: number | null;

  @Field(() => InformantInput, { description: 'Person who reported the contact.' })
  @ValidateNested()
  informant: InformantInput;

  @Field(() => String, {
    nullable: true,
    description: 'A note about the contact, at most 2000 characters; absent: none.',
  })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  note?: string | null;
}
