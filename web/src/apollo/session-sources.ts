import {
  currentAdministrator,
  expireAdministratorSession,
  onAdministratorChange,
} from './administrator.ts';
import type { RefusalReason } from './errors.ts';
import {
  currentOwnFileSession,
  expireOwnFileSession,
  onOwnFileSessionChange,
} from './own-file-session.ts';
import { currentSession, endSessionBecause, onSessionChange } from './session.ts';

/** A session whose token is sent with requests. */
export interface SessionSource {
  token: () => string | undefined;
  end: (reason: RefusalReason | undefined) => void;
  onChange: (listener: () => void) => void;
}

export const companySource: SessionSource = {
  token: () => currentSession()?.token,
  end: endSessionBecause,
  onChange: onSessionChange,
};

export const administratorSource: SessionSource = {
  token: () => currentAdministrator()?.token,
  end: expireAdministratorSession,
  onChange: onAdministratorChange,
};

export const ownFileSource: SessionSource = {
  token: () => currentOwnFileSession()?.token,
  end: expireOwnFileSession,
  onChange: onOwnFileSessionChange,
};
