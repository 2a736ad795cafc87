import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest';
import { unmountAll } from './mount.ts';
import { server } from './server.ts';

configure({
  // Long enough for a busy machine; only failing tests wait that long.
  asyncUtilTimeout: 20_000,
  // Without `act`: see `mount`.
  eventWrapper: (dispatch) => dispatch(),
  // Print the page only when a test fails. Printing it at each attempt of a waiting test takes a tenth of the time.
  getElementError: (message, container) => {
    const error = new Error(message ?? '');
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`,
    });
    return error;
  },
});

// APIs that Mantine needs and jsdom lacks. The screen is wide and has no preferences.
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
// Mantine waits for fonts before it measures a text field that grows.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
});
// A request that a test leaves without an answer would otherwise fail a minute later, and show its failure in another test.
AbortSignal.timeout = () => new AbortController().signal;

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
  sessionStorage.clear();
  // Clears stored values as if another tab had cleared the storage.
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  server.resetHandlers();
  const errors = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  consoleError.mockRestore();
  vi.useRealTimers();
  // An unexpected error on the console fails the test.
  if (errors.length > 0) throw new Error(`console.error: ${errors.join('\n')}`);
});

afterAll(() => {
  server.close();
  // Each file loads our own modules again. It shares those of packages, which take most of the time to load.
  vi.resetModules();
});
