import { validateOrReject, type ValidationError, type ValidatorOptions } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

const options: ValidatorOptions = {
  validationError: { target: false, value: false },
  skipMissingProperties: true,
  forbidUnknownValues: false,
  stopAtFirstError: true,
};

/**
 * Validates an argument, or each item of a list, by the rules of its class. Dates have no rules and are skipped, because looking for rules
 * costs time in every request.
 * @throws ArgumentValidationError that names the fields.
 */
export async function validateInput(argument: unknown): Promise<void> {
  if (!isInput(argument)) return;
  const inputs = Array.isArray(argument) ? argument.filter(isInput) : [argument];
  try {
    await Promise.all(inputs.map((input) => validateOrReject(input, options)));
  } catch (errors) {
    throw new ArgumentValidationError(errors as ValidationError[]);
  }
}

const isInput = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
