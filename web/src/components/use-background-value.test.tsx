import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBackgroundValue } from './use-background-value.ts';

interface Props {
  value: string;
  initial?: string;
}

/** Collects what the renders show, each once: React may render again with the same values. */
const collectRenders = () => {
  const renders = new Set<string>();
  function Part({ value, initial }: Props) {
    const rendered = useBackgroundValue(value, initial);
    renders.add(`${value}: ${rendered}`);
    return rendered;
  }
  return { Part, renders };
};

it('returns a new value one render later', () => {
  const { Part, renders } = collectRenders();
  const { rerender } = render(<Part value="first" />);
  rerender(<Part value="second" />);
  expect([...renders]).toEqual(['first: first', 'second: first', 'second: second']);
});

it('starts with the initial value', () => {
  const { Part, renders } = collectRenders();
  render(<Part value="all" initial="some" />);
  expect([...renders]).toEqual(['all: some', 'all: all']);
});
