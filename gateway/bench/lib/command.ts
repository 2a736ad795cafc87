import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { StartupError } from '../../src/errors.js';

/** An error that is printed without a stack, because its message is enough. */
export class CommandError extends Error {}

interface OptionSpec<Numbers, Text, Flag> {
  /** Whole numbers from 1, with their defaults. */
  numbers?: Numbers;
  texts?: readonly Text[];
  flags?: readonly Flag[];
}

interface ParsedOptions<Numbers, Text extends string, Flag extends string> {
  numbers: { [Name in keyof Numbers]: number };
  texts: Partial<Record<Text, string>>;
  flags: Record<Flag, boolean>;
  positionals: string[];
}

/** Returns the arguments after the command, without the `--` that pnpm passes on. */
export function commandArguments(): string[] {
  return process.argv.slice(2).filter((arg) => arg !== '--');
}

/** @throws CommandError naming an option that is unknown, lacks its value or is no whole number. */
export function parseOptions<
  Numbers extends Record<string, number> = Record<string, never>,
  const Text extends string = never,
  const Flag extends string = never,
>(
  args: readonly string[],
  { numbers, texts = [], flags = [] }: OptionSpec<Numbers, Text, Flag>,
): ParsedOptions<Numbers, Text, Flag> {
  const defaults: [string, number][] = Object.entries(numbers ?? {});
  const options: ParseArgsOptionsConfig = Object.fromEntries([
    ...[...texts, ...defaults.map(([name]) => name)].map((name) => [name, { type: 'string' }]),
    ...flags.map((name) => [name, { type: 'boolean' }]),
  ]);
  const { values, positionals } = parse(args, options);
  return {
    numbers: Object.fromEntries(
      defaults.map(([name, value]) => [name, wholeNumber(name, values[name] ?? value)]),
    ) as ParsedOptions<Numbers, Text, Flag>['numbers'],
    texts: values as Partial<Record<Text, string>>,
    flags: Object.fromEntries(flags.map((name) => [name, values[name] === true])) as Record<
      Flag,
      boolean
    >,
    positionals,
  };
}

function parse(args: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CommandError(`${reason}. Use --help to list the options.`);
  }
}

function wholeNumber(name: string, value: unknown): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new CommandError(`--${name} is '${String(value)}', but must be a whole number from 1`);
  return number;
}

/** Runs a command. The process exits with 1 if it returns false or throws. */
export async function runCommand(run: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await run())) process.exitCode = 1;
  } catch (error) {
    showProgress('');
    const isExpected = error instanceof CommandError || error instanceof StartupError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}

/** Overwrites one line of the terminal; without a terminal only results are printed. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

/** Prints the failed checks, or that there are none. @returns whether all hold. */
export function printVerdict(
  checks: readonly (readonly [holds: boolean, problem: string])[],
  success?: string,
): boolean {
  const failed = checks.filter(([holds]) => !holds);
  for (const [, problem] of failed) console.log(`FAILED: ${problem}`);
  if (failed.length === 0 && success) console.log(`OK: ${success}`);
  return failed.length === 0;
}

/** A fault that a gateway has to survive. */
export interface FaultCommand {
  /** Describes the fault in a sentence. */
  summary: string;
  /** With their defaults. */
  options: string;
  /** Returns whether all checks hold. */
  run(args: readonly string[]): Promise<boolean>;
}
