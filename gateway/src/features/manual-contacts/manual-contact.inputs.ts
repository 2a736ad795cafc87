import { IsNotEmpty, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Directive, Field, InputType, Int } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { IsFilled } from '../../validation/filled-rule.js';
import { IsPersonName } from '../../validation/name-rule.js';
import { IsPhone } from '../../validation/phone-rule.js';
import { EmployeeRef } from '../employees/employee.inputs.js';
import { IsOneLine } from '../employees/employee-rules.js';

const tooLong = { message: 'At most 100 characters' };
const wrongMinutes = { message: 'Please enter 1 to 1440 minutes' };

@InputType({ description: 'Somebody who is not in the directory.' })
export class VisitorInput {
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  @MaxLength(100, tooLong)
  @IsPersonName()
  @IsNotEmpty({ message: 'Please enter the name of the visitor' })
  name: string;

  @Field(() => String, {
    description: 'Phone number: 6 to 15 digits, written as people do, best with its country code.',
  })
  @IsPhone(15)
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: 'Company of the visitor, at most 100 characters; absent or null: not known.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  @IsOneLine()
  company?: string | null;
}

@Directive('@oneOf')
@InputType({ description: 'Who met the person of a case: a person of the directory or a visitor.' })
export class MetPersonInput {
  @Field(() => EmployeeRef, { nullable: true, description: 'A person of the directory.' })
  employee?: EmployeeRef | null;

  @Field(() => VisitorInput, {
    nullable: true,
    description: 'Somebody who is not in the directory.',
  })
  @IsOptional()
  @ValidateNested()
  visitor?: VisitorInput | null;
}

@Directive('@oneOf')
@InputType({ description: 'Who told of a contact: a person of the directory or somebody else.' })
export class InformantInput {
  @Field(() => EmployeeRef, { nullable: true, description: 'A person of the directory.' })
  employee?: EmployeeRef | null;

  @Field(() => String, {
    nullable: true,
    description: 'Anybody else, in words, at most 100 characters.',
  })
  @IsOptional()
  @MaxLength(100, tooLong)
  @IsOneLine()
  @IsFilled('Please enter who reported the contact')
  name?: string | null;
}

@InputType({ description: 'A contact to add by hand to an open case.' })
export class AddManualContactInput {
  @Field(() => GraphQLUUID, { description: 'Id of the case.' })
  caseId: string;

  @Field(() => MetPersonInput, { description: 'Who met the person of the case.' })
  @ValidateNested()
  who: MetPersonInput;

  @Field(() => GraphQLISODateTime, {
    description:
      'When they met; not in the future, nor before the first day whose records are kept.',
  })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When they parted: after the start, at most 24 hours later, not in the future. Either this or minutes.',
  })
  endedAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes from the start until they parted, 1 to 1440. Either this or endedAt.',
  })
  @IsOptional()
  @Max(1440, wrongMinutes)
  @Min(1, wrongMinutes)
  minutes?: number | null;

  @Field(() => InformantInput, { description: 'Who told of it.' })
  @ValidateNested()
  informant: InformantInput;

  @Field(() => String, { nullable: true, description: 'A note, at most 2000 characters.' })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  note?: string | null;
}
