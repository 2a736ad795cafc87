import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({
  description:
    'An event that says that the company of the viewer has changed. Query the viewer again to get the new values.',
})
export class ViewerChange {
  @Field(() => GraphQLISODateTime, { description: 'When it changed.' })
  at: Date;
}
