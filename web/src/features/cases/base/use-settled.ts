import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';

/** Delay of a preview after the last keystroke. */
const previewDelayMs = 300;

/** Returns the input of a preview, once it has stayed the same for a moment. Inputs with the same values are the same object. */
export const useSettled = <Input>(input: Input): Input => {
  const [settled] = useDebouncedValue(JSON.stringify(input), previewDelayMs);
  return useMemo(() => JSON.parse(settled) as Input, [settled]);
};
