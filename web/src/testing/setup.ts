import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest';
import { unmountAll } from './mount.ts';
import { server } from './server.ts';

configure({
  // Enough for a busy machine; only a failing test waits that long.
  asyncUtilTimeout: 20_000,
  // Without `act`, which loses what suspends: see `mount`.
  eventWrapper: (dispatch) => dispatch(),
  // The page is only printed for a test that fails: printing it at each try of a test that waits takes a tenth of the time.
  getElementError: (message, container) => {
    const error = new Error(message ?? '');
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`,
    });
    return error;
  },
});

// What jsdom lacks and Mantine asks for.
// A wide screen that prefers nothing.
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: (query: string) => ({
    matches: query === '' || query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
window.HTMLElement.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.HTMLElement.prototype.hidePopover = () => undefined;
// Mantine reads the fonts' state to measure a growing text field.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
});

let consoleError: MockInstance<typeof console.error>;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  unmountAll();
  notifications.clean();
  localStorage.clear();
  // As if another tab had cleared it: whatever is kept there forgets.
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  server.resetHandlers();
  const complaints = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  consoleError.mockRestore();
  vi.useRealTimers();
  // A complaint on the console is a fault that nobody has seen yet.
  if (complaints.length > 0) throw new Error(`console.error: ${complaints.join('\n')}`);
});

afterAll(() => server.close());
