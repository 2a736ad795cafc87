/** Compares pass-keys as sign-in does: people type them in any case. */
export function isSamePassKey(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
