import { Field, ObjectType } from 'type-graphql';
import { GraphQLUUID } from '../../scalars.js';

@ObjectType({ description: 'A mail domain that has just been removed.', simpleResolvers: true })
export class RemoveMailDomainPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the domain.' })
  removedMailDomainId: string;
}
