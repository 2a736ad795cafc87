import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';
import { EmployeeSelectionInput } from '../directory-changes/selection.inputs.js';
import { AppCodeDelivery } from './app-code-run.entity.js';

@InputType({
  description: 'The people who get a new app code: a selection, or those of a directory change.',
})
export class AppCodePeopleInput {
  @Field(() => EmployeeSelectionInput, {
    nullable: true,
    description: 'In place of changeId: people of the directory.',
  })
  @IsOptional()
  @ValidateNested()
  selection?: EmployeeSelectionInput | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      'In place of a selection: the people that this directory change, such as an import, added or changed.',
  })
  changeId?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Leaves out everybody who has ever signed in on the app.',
  })
  onlyNeverSignedIn: boolean;
}

@InputType({ description: 'New app codes for many people.' })
export class IssueAppCodesInput {
  @Field(() => GraphQLUUID, {
    description: 'UUID made by the client. Sending it again issues nothing twice.',
  })
  id: string;

  @Field(() => AppCodeDelivery, { description: 'How the codes reach people.' })
  delivery: AppCodeDelivery;

  @Field(() => AppCodePeopleInput, { description: 'The people who get a code.' })
  @ValidateNested()
  people: AppCodePeopleInput;

  @Field(() => String, {
    nullable: true,
    description:
      'DOWNLOAD only: 32 random bytes in base64url. Keep them, because they are not stored and the codes cannot be collected without them.',
  })
  @IsOptional()
  @MaxLength(100, { message: 'The key has to be 32 random bytes in base64url' })
  key?: string | null;
}

@InputType({ description: 'Collects app codes, once.' })
export class CollectAppCodesInput {
  @Field(() => GraphQLUUID, { description: 'Id of the run.' })
  id: string;

  @Field(() => String, { description: 'The key that was sent with issueAppCodes.' })
  @MaxLength(100, { message: 'The key has to be 32 random bytes in base64url' })
  key: string;
}

@InputType({ description: 'A mailed invitation to the app.' })
export class RevealAppCodeInput {
  @Field(() => String, { description: 'The last part of the link.' })
  @MaxLength(200, { message: 'The link is incomplete' })
  token: string;
}
