import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';
import { EmployeeSelectionInput } from '../directory-changes/selection.inputs.js';
import { AppCodeDelivery } from './app-code-run.entity.js';

@InputType({ description: 'Who gets a new app code: a selection, or the people of a change.' })
export class AppCodePeopleInput {
  @Field(() => EmployeeSelectionInput, {
    nullable: true,
    description: 'These people of the directory…',
  })
  @IsOptional()
  @ValidateNested()
  selection?: EmployeeSelectionInput | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: '…or those whom this change of the directory, as an import, added or changed.',
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
    description: 'Chosen by the client: sent again with the same id, nothing is issued twice.',
  })
  id: string;

  @Field(() => AppCodeDelivery, { description: 'How the codes reach people.' })
  delivery: AppCodeDelivery;

  @Field(() => AppCodePeopleInput, { description: 'Who gets one.' })
  @ValidateNested()
  people: AppCodePeopleInput;

  @Field(() => String, {
    nullable: true,
    description:
      'For DOWNLOAD: 32 random bytes in base64url. The codes can be collected with it alone, and it is not stored: keep it until then.',
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
  @MaxLength(200, { message: 'The link is not whole' })
  token: string;
}
