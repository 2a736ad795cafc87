import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { apiKeyScopes } from '../../../access/permissions.js';

/** Letters, marks and digits of any script, and common punctuation. */
const namePattern = /^\s*[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&()'’/_-]*$/u;
const maxScopes = 30;
const daysRange = { message: 'An API key lasts 1 to 365 days' };

@InputType({ description: 'An API key to create.' })
export class CreateApiKeyInput {
  @Field(() => String, {
    description:
      'Name of the system that will use the key, at most 60 characters. It must differ from the name of every earlier key.',
  })
  @MaxLength(60, { message: 'At most 60 characters' })
  @Matches(namePattern, { message: 'Please enter a name of letters and digits' })
  name: string;

  @Field(() => [String], {
    description: `Permissions of the key, at least one of: ${apiKeyScopes.join(', ')}.`,
  })
  @ArrayMinSize(1, { message: 'Please choose at least one scope' })
  @ArrayMaxSize(maxScopes, { message: `At most ${maxScopes} scopes` })
  @IsIn(apiKeyScopes, { each: true, message: 'An API key cannot have this scope' })
  scopes: string[];

  @Field(() => Int, { description: 'Number of days until the key expires, 1 to 365.' })
  @IsInt(daysRange)
  @Min(1, daysRange)
  @Max(365, daysRange)
  expiresInDays: number;
}
