import { Matches } from 'class-validator';

/** Validates that a text has more than white space. */
export function IsFilled(message: string): PropertyDecorator {
  return Matches(/\S/, { message });
}
