import { getMetadataStorage as validationStorage } from 'class-validator';
import { getMetadataStorage } from 'type-graphql';
import type { JsonSchema } from './json-schema.js';

/** A phone number of so many digits, as people write it. */
const phone = (minDigits: number, maxDigits: unknown): JsonSchema => ({
  pattern: String.raw`^[\s(]*\+?(?:[\s()./-]*\d){${minDigits},${String(maxDigits)}}[\s)]*$`,
});

/** What of a rule can be said as JSON Schema, by the rule's name; the others stand in the field's description. */
const keywords: Record<string, (given: unknown[]) => JsonSchema> = {
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
  isEmployeePhone: ([maxDigits]) => phone(6, maxDigits),
  isEmail: () => ({ format: 'email' }),
  isIn: ([words]) => ({ enum: words as unknown[] }),
  isInt: () => ({ type: 'integer' }),
  isNotEmpty: () => ({ minLength: 1 }),
  isOptionalPhone: ([maxDigits]) => phone(0, maxDigits),
  isPhone: ([maxDigits]) => phone(6, maxDigits),
  isUrl: () => ({ format: 'uri' }),
  isUuid: () => ({ format: 'uuid' }),
  matches: ([pattern]) => ({ pattern: (pattern as RegExp).source }),
  max: ([maximum]) => ({ maximum }),
  maxLength: ([maxLength]) => ({ maxLength }),
  min: ([minimum]) => ({ minimum }),
  minLength: ([minLength]) => ({ minLength }),
};

/** The rules of a field of an input type, or of an argument of a root field that takes its arguments as a class. */
export function constraintsOf(
  owner: { input: string } | { root: string },
  field: string,
): JsonSchema {
  const target = 'input' in owner ? inputClass(owner.input) : argumentsClass(owner.root);
  if (!target) return {};
  const patterns: string[] = [];
  const found: JsonSchema = {};
  for (const {
    propertyName,
    name,
    constraints,
  } of validationStorage().getTargetValidationMetadatas(target, '', false, false)) {
    if (propertyName !== field || !name) continue;
    const { pattern, minLength, ...said } = keywords[name]?.(constraints ?? []) ?? {};
    if (typeof pattern === 'string') patterns.push(pattern);
    // 'Not empty' says less than a length of its own.
    if (typeof minLength === 'number')
      found.minLength = Math.max(minLength, Number(found.minLength ?? 0));
    Object.assign(found, said);
  }
  if (patterns.length === 1) return { ...found, pattern: patterns[0] };
  return patterns.length > 1
    ? { ...found, allOf: patterns.map((pattern) => ({ pattern })) }
    : found;
}

function inputClass(name: string): Function | undefined {
  return getMetadataStorage().inputTypes.find((type) => type.name === name)?.target;
}

function argumentsClass(root: string): Function | undefined {
  const { queries, mutations, params } = getMetadataStorage();
  const handler = [...queries, ...mutations].find(({ schemaName }) => schemaName === root);
  const taken = params.find(
    (param) =>
      param.kind === 'args' &&
      param.target === handler?.target &&
      param.methodName === handler.methodName,
  );
  return taken && 'getType' in taken ? (taken.getType?.() as Function | undefined) : undefined;
}
