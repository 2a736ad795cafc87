import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances fake timers by milliseconds, and renders what changes meanwhile. */
export const passTime = (milliseconds: number): Promise<unknown> =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds));
