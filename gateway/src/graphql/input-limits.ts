import { getMetadataStorage as getRuleStorage } from 'class-validator';
import { getMetadataStorage } from 'type-graphql';

/** Limits of a field as keywords of JSON Schema. */
type Limits = Record<string, string | number>;

const notEmpty = (): Limits => ({ minLength: 1 });

/** Keywords by the names of class-validator's rules and of our own. Other rules are described in words. */
const keywordsByRule: Record<string, (limit: unknown) => Limits> = {
  isNotEmpty: notEmpty,
  matches: (pattern) => describePattern((pattern as RegExp).source),
  minLength: (minLength) => ({ minLength: Number(minLength) }),
  maxLength: (maxLength) => ({ maxLength: Number(maxLength) }),
  min: (minimum) => ({ minimum: Number(minimum) }),
  max: (maximum) => ({ maximum: Number(maximum) }),
  isEmail: () => ({ format: 'email' }),
  isUrl: () => ({ format: 'uri' }),
  isPhone: (maxDigits) => ({ pattern: phonePattern(6, Number(maxDigits)) }),
  isEmployeePhone: (maxDigits) => ({ pattern: phonePattern(6, Number(maxDigits)) }),
  isOptionalPhone: (maxDigits) => ({ pattern: phonePattern(0, Number(maxDigits)) }),
};
const ruleNames = Object.keys(keywordsByRule);

/** Finds the limits that the rules of an input's field have. */
export function findInputLimits(input: string, field: string): Limits {
  const found = getMetadataStorage().inputTypes.find(({ name }) => name === input);
  if (!found) return {};
  const rules = getRuleStorage()
    .getTargetValidationMetadatas(found.target, '', false, false)
    .filter(({ propertyName, name }) => propertyName === field && ruleNames.includes(name ?? ''))
    // A minimum length replaces 'not empty'.
    .toSorted(
      (one, other) => ruleNames.indexOf(one.name ?? '') - ruleNames.indexOf(other.name ?? ''),
    );
  return Object.assign(
    {},
    ...rules.map(({ name = '', constraints }) =>
      keywordsByRule[name]?.((constraints as unknown[] | undefined)?.[0]),
    ),
  ) as Limits;
}

const digitsOnly = /^\^[()\\d{},?+0-9]*\$$/;

/** Only patterns of digits are for clients. Those of letters need Unicode's classes and are described in words. */
function describePattern(source: string): Limits {
  if (source === String.raw`\S`) return notEmpty();
  return digitsOnly.test(source) ? { pattern: source } : {};
}

/** Makes the pattern of a phone number with this many digits, as people write it. */
function phonePattern(min: number, max: number): string {
  return String.raw`^[\s(]*\+?(?:[\s()./-]*\d){${min},${max}}[\s)]*$`;
}
