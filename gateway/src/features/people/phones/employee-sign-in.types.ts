import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Employee } from '../directory/employee.entity.js';
import { AppSettings } from '../../company/settings/settings.types.js';

@InputType({
  description:
    "Credentials for the app: the company's pass-key, the password, and one of email, phone and employee code.",
})
export class SignInEmployeeInput {
  @Field(() => String, {
    description: 'Pass-key of the company. Upper and lower case are equivalent.',
  })
  @MaxLength(64, { message: 'Pass-key is too long' })
  @IsNotEmpty({ message: 'Please enter the pass-key of your company' })
  passKey: string;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  @IsOptional()
  @MaxLength(254, { message: 'Please enter valid email address' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, digits only.' })
  @IsOptional()
  @MaxLength(20, { message: 'Phone number is too long' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "The company's code for the employee." })
  @IsOptional()
  @MaxLength(64, { message: 'Employee id is too long' })
  employeeCode?: string | null;

  @Field(() => String, { description: 'The 6-digit password for the app.' })
  @MaxLength(256, { message: 'Password is too long' })
  @IsNotEmpty({ message: 'Please enter your password' })
  password: string;
}

@ObjectType({ description: "A new session of an employee's phone." })
export class EmployeeSession {
  @Field(() => String, {
    description: 'Session token. Send it in the Authorization header as "Bearer <token>".',
  })
  token: string;

  @Field(() => Employee, { description: 'Employee who uses the phone.' })
  employee: Employee;

  @Field(() => AppSettings, {
    description: 'Company settings that the app needs, as currently in force.',
  })
  settings: AppSettings;
}
