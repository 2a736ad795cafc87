import { CombinedGraphQLErrors } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { messageOf, referenceOf, somethingWentWrong } from './errors.ts';

const failure = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

describe('reference for support', () => {
  it('is part of the message for a fault of the gateway', () => {
    const fault = failure(somethingWentWrong, {
      code: 'INTERNAL_SERVER_ERROR',
      requestId: '3f9a1c07d2b84e65',
    });
    expect(referenceOf(fault)).toBe('Reference: 3f9a1c07d2b84e65');
    expect(messageOf(fault)).toBe(
      'Something went wrong, Please try again! Reference: 3f9a1c07d2b84e65',
    );
  });

  it('is not part of messages about invalid input or a lost connection', () => {
    const wrong = failure('Please enter department', { code: 'BAD_USER_INPUT', fields: [] });
    expect([referenceOf(wrong), messageOf(wrong)]).toEqual([undefined, 'Please enter department']);
    const lost = new TypeError('Failed to fetch');
    expect([referenceOf(lost), messageOf(lost)]).toEqual([undefined, somethingWentWrong]);
  });
});
