import type { NavigateOptions } from 'react-router-dom';
import { usePageParams } from './page-params.ts';

/** One value in the query string of the address. */
interface Param<Value> {
  name: string;
  parse: (texts: string[]) => Value;
  /** Returns the texts to write; none for the default, which is left out of the address. */
  format: (value: Value) => readonly string[];
}

/** Any text. Default: ''. */
export const text = (name: string): Param<string> => ({
  name,
  parse: ([value = '']) => value,
  format: (value) => (value === '' ? [] : [value]),
});

/** A whole number, clamped to its limits. Invalid text is read as the default. */
export const integer = (
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): Param<number> => ({
  name,
  parse: ([value]) => {
    const number = Number(value);
    return value !== undefined && Number.isInteger(number)
      ? Math.min(Math.max(number, min), max)
      : fallback;
  },
  format: (value) => (value === fallback ? [] : [String(value)]),
});

/** The page of a list, from 1. */
export const pageNumber = (name = 'page'): Param<number> =>
  integer(name, { min: 1, max: 999_999, fallback: 1 });

/** One of several values, written with `textOf`. Any other text is read as the default. */
export const choice = <Value extends string | number, Fallback = never>(
  name: string,
  values: readonly Value[],
  fallback: NoInfer<Value> | Fallback,
  textOf: (value: Value) => string = (value) => String(value).toLowerCase(),
): Param<Value | Fallback> => ({
  name,
  parse: ([found]) => values.find((value) => textOf(value) === found) ?? fallback,
  format: (value) => (value === fallback ? [] : [textOf(value as Value)]),
});

/** Several different texts under one name. Default: none. */
export const texts = (name: string): Param<readonly string[]> => ({
  name,
  parse: (values) => [...new Set(values)].filter((value) => value !== ''),
  format: (values) => values,
});

/** State of a screen in the query string. */
export interface SearchPart<State> {
  read: (params: URLSearchParams) => State;
  /** Returns a copy of the parameters with these values changed. */
  write: (params: URLSearchParams, change: Partial<State>) => URLSearchParams;
}

export const defineSearch = <State extends object>(shape: {
  [Key in keyof State]: Param<State[Key]>;
}): SearchPart<State> => {
  const keys = Object.keys(shape) as (keyof State)[];
  return {
    read: (params) =>
      Object.fromEntries(
        keys.map((key) => [key, shape[key].parse(params.getAll(shape[key].name))]),
      ) as State,
    write: (params, change) => {
      const next = new URLSearchParams(params);
      for (const key of keys) {
        const value = change[key];
        if (value === undefined) continue;
        const { name, format } = shape[key];
        const [first, ...others] = format(value);
        if (first === undefined) next.delete(name);
        else next.set(name, first);
        for (const other of others) next.append(name, other);
      }
      return next;
    },
  };
};

type Change<State> = (change: Partial<State>, options?: NavigateOptions) => void;

/** Reads and changes state in the query string. Each change adds a history entry, unless its options have `replace`. */
export const useSearch = <State extends object>({
  read,
  write,
}: SearchPart<State>): [State, Change<State>] => {
  const [params, setParams] = usePageParams();
  return [read(params), (change, options) => setParams((before) => write(before, change), options)];
};
