/** What a QR code tells the app, and whoever scans it with a camera. */
export interface AppSignIn {
  passKey: string;
  /** Employee code; a company's own QR code has none. */
  employeeId?: string;
}

/**
 * The address in a QR code: the page that says how to sign in on the app. What follows the # never reaches a server; its names are
 * those of the fields of POST /api/employee/login, for the app to fill in. The six-digit code is never part of it.
 */
export const appSignInAddress = ({ passKey, employeeId }: AppSignIn): string => {
  const fields = new URLSearchParams({
    unique_id: passKey,
    ...(employeeId === undefined ? {} : { employee_id: employeeId }),
  });
  return `${window.location.origin}/app#${fields.toString()}`;
};

/** Reads what follows the # in such an address; null where it names no company. */
export const readAppSignIn = (hash: string): AppSignIn | null => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const passKey = fields.get('unique_id');
  const employeeId = fields.get('employee_id');
  if (!passKey) return null;
  return employeeId ? { passKey, employeeId } : { passKey };
};
