import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ReplayError } from './replay-error.js';

/**
 * Reads what stands behind a command.
 * @throws ReplayError naming what is not known or lacks its value.
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new ReplayError(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}; --help tells more`,
    );
  }
}

/** @throws ReplayError naming the option. */
export function wholeNumber(name: string, value: string, least = 1): number {
  const read = Number(value);
  if (!Number.isInteger(read) || read < least)
    throw new ReplayError(`--${name} is '${value}': give a whole number from ${least}`);
  return read;
}
