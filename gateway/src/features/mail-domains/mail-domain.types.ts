import { Field, ObjectType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';

@ObjectType({ description: 'Result of removing a mail domain.', simpleResolvers: true })
export class RemoveMailDomainPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the mail domain.' })
  removedMailDomainId: string;
}
