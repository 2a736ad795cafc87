import { Matches } from 'class-validator';

const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;
const message = 'Line breaks and control characters are not allowed';

/** Validates a text that is shown, searched and exported in one line. */
export function IsOneLine(): PropertyDecorator {
  return Matches(oneLine, { message });
}

/** Returns an error message, or null if the text is one line without control characters. */
export function validateOneLine(text: string): string | null {
  return oneLine.test(text) ? null : message;
}
