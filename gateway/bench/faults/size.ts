import { parseArgs } from 'node:util';

/** Reads whole numbers by name from the words after a fault's name. */
export function readSize<Size extends Record<string, number>>(
  args: string[],
  defaults: Size,
): Size {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, otherwise]) => [
      name,
      { type: 'string' as const, default: String(otherwise) },
    ]),
  );
  const { values } = parseArgs({ args, options });
  return Object.fromEntries(
    Object.keys(defaults).map((name) => {
      const value = Number(values[name]);
      if (!Number.isInteger(value) || value < 1)
        throw new Error(`--${name} is '${values[name]}': give a whole number from 1`);
      return [name, value];
    }),
  ) as Size;
}
