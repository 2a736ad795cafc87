import { GraphQLError, GraphQLScalarType, GraphQLString, Kind } from 'graphql';
import {
  GraphQLDateTimeISO,
  GraphQLLocalDate as LocalDate,
  GraphQLUUID as Uuid,
} from 'graphql-scalars';

// The library's scalars parse input. Output comes from typed columns and is not checked again, which took a tenth of the time of a list.

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
  description: 'A date and time in UTC in RFC 3339 format, such as 2007-12-03T10:15:30Z.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  serialize: (moment) => (moment as Date).toISOString(),
});

/** Parses any text. Inputs validate it with IsCountryCode, so that forms get a message for the field. */
export const GraphQLCountryCode = new GraphQLScalarType<string, string>({
  ...GraphQLString.toConfig(),
  name: 'CountryCode',
  description: "A country by its two-letter ISO 3166-1 alpha-2 code, such as 'SG'.",
  specifiedByURL: 'https://www.iso.org/iso-3166-country-codes.html',
});

const decimal = /^-?\d+(\.\d+)?$/;

/** Keeps decimal numbers as text from the database to the client, so that no digit is lost. */
export const GraphQLDecimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: "A decimal number as a string, such as '1200.00', so that no precision is lost.",
  serialize: (number) => number as string,
  parseValue: parseDecimal,
  parseLiteral: (node) => parseDecimal(node.kind === Kind.STRING ? node.value : undefined),
});

function parseDecimal(value: unknown): string {
  if (typeof value !== 'string' || !decimal.test(value))
    throw new GraphQLError("A Decimal is text such as '1200.00'");
  return value;
}
