import { GraphQLScalarType } from 'graphql';
import {
  GraphQLDateTimeISO,
  GraphQLLocalDate as LocalDate,
  GraphQLUUID as Uuid,
} from 'graphql-scalars';

/*
 * The library's scalars read what clients send. What goes out comes from typed columns and needs no second check,
 * which took a tenth of the time of a list.
 */

export const GraphQLUUID = new GraphQLScalarType<string>({
  ...Uuid.toConfig(),
  serialize: (id) => id as string,
});

export const GraphQLLocalDate = new GraphQLScalarType<string>({
  ...LocalDate.toConfig(),
  serialize: (date) => date as string,
});

export const GraphQLISODateTime = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTimeISO.toConfig(),
  description: 'A moment in UTC as RFC 3339 has it, such as 2007-12-03T10:15:30Z.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  serialize: (moment) => (moment as Date).toISOString(),
});
