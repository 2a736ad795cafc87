import { isOffline, reportMissingFile, type FailureReason } from './connection.ts';

const retryDelayMs = 500;

/** A part of the app could not be loaded in two attempts. */
export class PartUnavailable extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`A part of the app could not be loaded: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Loads a part of the app, with one retry. Some browsers remember a failed import until the page is reloaded, so nothing is imported while the
 * device is known to be offline.
 * @throws PartUnavailable
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  if (isOffline()) throw new PartUnavailable('offline');
  try {
    return await loadTwice(load);
  } catch (error) {
    throw new PartUnavailable(await reportMissingFile(), error);
  }
};

const loadTwice = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, retryDelayMs);
    });
    return load();
  }
};
