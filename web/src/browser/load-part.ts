import {
  isOffline,
  reportLoadedFile,
  reportMissingFile,
  type FailureReason,
} from './connection.ts';

const retryDelayMs = 500;

/** A part of the app could not be loaded, although it was tried twice. */
export class PartUnavailable extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(`A part of the app could not be loaded: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Loads a part of the app, and tries again once when its file is missing.
 *
 * Some browsers remember a failed import until the page is reloaded. So nothing is tried while the device is known to be offline: what was
 * not tried can be loaded as soon as the connection is back.
 * @throws PartUnavailable
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  if (isOffline()) throw new PartUnavailable('offline');
  try {
    const part = await loadTwice(load);
    reportLoadedFile();
    return part;
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
