import type { CumulativeContact } from '../../src/features/contacts/tracing/cumulative.js';

/** Returns the contact with the largest sum, which the report shows; of equals, the one that starts first. */
export function findContactWithMaxSum(
  contacts: readonly CumulativeContact[],
): CumulativeContact | null {
  const [largest = null] = contacts.toSorted((one, other) => other.sum - one.sum);
  return largest;
}
