import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({
  description:
    "An event that is sent when the viewer's company changes. Query the viewer again to get the new values.",
})
export class ViewerChange {
  @Field(() => GraphQLISODateTime, { description: 'When the company changed.' })
  at: Date;
}
