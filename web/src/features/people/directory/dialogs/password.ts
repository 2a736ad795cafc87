/** Generates six random digits, uniformly distributed. */
export const generatePassword = (): string => {
  // Numbers from the last, incomplete million would make some passwords likelier.
  const limit = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while (draw[0]! >= limit);
  return String(draw[0]! % 1_000_000).padStart(6, '0');
};
