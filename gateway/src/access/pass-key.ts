/** Compares pass-keys without regard to case, like sign-in. */
export function isSamePassKey(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
