import { isErrorLike } from '@apollo/client/errors';
import { PartUnavailable } from '../lib/browser/load-part.ts';
import { isAnswerError } from './errors.ts';

interface Page {
  /** Name of the build. */
  version: string;
  /** Returns the pattern of the current path, such as `/dashboard/:companyName/emp`. */
  route: () => string;
}

/** Maximum reports per page load. The first errors are the most useful. */
const maxReports = 10;
const maxMessageLength = 1000;
const maxFrames = 30;

let page: Page | null = null;
/** References of reported errors. */
const references = new Map<unknown, Promise<string | null>>();

/**
 * Starts to report uncaught errors and rejections, and enables `reportError`.
 * @returns a function that stops both.
 */
export const startErrorReports = (current: Page): (() => void) => {
  const listening = new AbortController();
  page = current;
  window.addEventListener(
    'error',
    // Events without an error come from another origin or from the browser itself.
    ({ error }: ErrorEvent) => error instanceof Error && void reportError(error),
    listening,
  );
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => reason instanceof Error && void reportError(reason),
    listening,
  );
  return () => {
    listening.abort();
    page = null;
    references.clear();
  };
};

/**
 * Sends an error to the gateway's log, once.
 * @param componentStack React's component stack; default: the stack of the error.
 * @returns the reference for support, or null if the error was not logged.
 */
export const reportError = (error: unknown, componentStack?: string | null) => {
  const known = references.get(error);
  if (known) return known;
  if (!page || references.size >= maxReports || isExpected(error)) return Promise.resolve(null);
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const reference = send({
    message: `${name}: ${message}`.slice(0, maxMessageLength),
    stack: readFrames(componentStack ?? stack ?? ''),
    route: page.route(),
    version: page.version,
  });
  references.set(error, reference);
  return reference;
};

/** True for network failures, missing files and errors that the gateway sent, which are not faults of the app. */
const isExpected = (error: unknown): boolean =>
  error instanceof PartUnavailable ||
  isAnswerError(error) ||
  (isErrorLike(error) && error.name === 'AbortError');

/** Sends a report. The gateway removes personal data from it. */
const send = async (report: object): Promise<string | null> => {
  try {
    const response = await fetch('/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    });
    return response.ok ? response.headers.get('x-request-id') : null;
  } catch {
    return null;
  }
};

/** Matches `    at Name (https://host/assets/file.js:1:23)` of Chromium and `Name@https://…` of Firefox and Safari. */
const frame =
  /^\s*(at )?(?:async |new )?([\w$.<>]*)(?=[ @]|$)[ (@]*(?:\S*\/([\w.-]+)(?:\?\S*?)?(:\d+:\d+)\)?)?$/u;
const anonymousFrame = /^\s*at \S*\/([\w.-]+)(?:\?\S*?)?(:\d+:\d+)$/u;

const readFrame = (line: string): string[] => {
  const anonymous = anonymousFrame.exec(line);
  if (anonymous) return [`anonymous ${anonymous[1]}${anonymous[2]}`];
  const [, at, name, file, place] = frame.exec(line) ?? [];
  if (!name || (at === undefined && file === undefined)) return [];
  return [file === undefined ? name : `${name} ${file}${place}`];
};

const readFrames = (stack: string): string[] =>
  stack.split('\n').flatMap(readFrame).slice(0, maxFrames);
