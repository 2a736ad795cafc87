import { isErrorLike } from '@apollo/client/errors';
import { PartUnavailable } from '../browser/load-part.ts';
import { isAnswerError } from './errors.ts';

interface Page {
  /** Build of the app. */
  version: string;
  /** Pattern of the path that is open, such as `/dashboard/:companyName/emp`. */
  route: () => string;
}

/** One page load reports no more errors than this: the first ones say the most. */
const maxReports = 10;
const maxMessageLength = 1000;
const maxFrames = 30;

let page: Page | null = null;
/** Reference of each reported error, once the gateway has logged it. */
const references = new Map<unknown, Promise<string | null>>();

/**
 * Reports uncaught errors and rejections of this window, and lets `reportError` report. Nothing is reported before.
 * @returns a function that stops it.
 */
export const startErrorReports = (current: Page): (() => void) => {
  const listening = new AbortController();
  page = current;
  window.addEventListener(
    'error',
    // Without the error, it is one of another origin or of the browser itself.
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
 * @param componentStack of React, innermost component first; default: the functions of the error's own stack.
 * @returns the reference that support finds it by; null if it was not logged.
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

/** Whether an error is no fault of the app: a network, a missing file, or an error that the gateway has sent itself. */
const isExpected = (error: unknown): boolean =>
  error instanceof PartUnavailable ||
  isAnswerError(error) ||
  (isErrorLike(error) && error.name === 'AbortError');

/** The gateway removes what may be personal. */
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

/** Reads `    at Name (https://host/assets/file.js:1:23)` of Chromium and `Name@https://…` of Firefox and Safari. */
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
