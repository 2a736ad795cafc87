import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsNotIn,
  IsOptional,
  MaxLength,
  IsNotEmpty,
} from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLUUID } from '../../../scalars.js';
import { WebhookEvent } from './webhook-enums.js';

const maxUrlLength = 2000;
const tooLong = { message: `At most ${maxUrlLength} characters` };
const maxEvents = 10;
const tooMany = { message: `At most ${maxEvents} events` };
const noEvents = { message: 'Please choose at least one event' };
const notTest = { each: true, message: 'Tests need not be chosen: every webhook gets them' };

@InputType({ description: 'A webhook to add.' })
export class CreateWebhookInput {
  @Field(() => String, {
    description: 'Public https URL to call, at most 2,000 characters.',
  })
  @MaxLength(maxUrlLength, tooLong)
  @IsNotEmpty({ message: 'Please enter the address to call' })
  url: string;

  @Field(() => [WebhookEvent], { description: 'Events to send to the webhook, at least one.' })
  @ArrayNotEmpty(noEvents)
  @ArrayMaxSize(maxEvents, tooMany)
  @IsNotIn([WebhookEvent.TEST], notTest)
  events: WebhookEvent[];
}

@InputType({ description: 'Changes to a webhook. Absent fields are left unchanged.' })
export class UpdateWebhookInput {
  @Field(() => GraphQLUUID, { description: 'Id of the webhook.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Public https URL to call, at most 2,000 characters. Waiting messages are sent there too.',
  })
  @IsOptional()
  @MaxLength(maxUrlLength, tooLong)
  @IsNotEmpty({ message: 'Please enter the address to call' })
  url?: string | null;

  @Field(() => [WebhookEvent], {
    nullable: true,
    description: 'Events to send to the webhook, at least one.',
  })
  @IsOptional()
  @ArrayNotEmpty(noEvents)
  @ArrayMaxSize(maxEvents, tooMany)
  @IsNotIn([WebhookEvent.TEST], notTest)
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the webhook is paused. Events during the pause are sent afterwards.',
  })
  isPaused?: boolean | null;
}
