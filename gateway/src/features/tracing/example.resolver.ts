import { Arg, Int, Query, Resolver } from 'type-graphql';
import { TracingExample } from './example.types.js';
import { traceExample } from './example.js';

@Resolver()
export class ExampleResolver {
  @Query(() => TracingExample, {
    description:
      'A small invented day at work, traced by the very code that traces real ones. Public.',
  })
  tracingExample(
    @Arg('person', () => Int, { defaultValue: 1, description: 'Id of who falls ill.' })
    person: number,
    @Arg('threshold', () => Int, {
      defaultValue: 15,
      description: 'Minutes: one of 1, 2, 3, 4, 5, 10, 15, 20, 25, 30.',
    })
    threshold: number,
  ): Promise<TracingExample> {
    return traceExample(person, threshold);
  }
}
