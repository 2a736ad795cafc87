/** Contents of a QR code for the app. */
export interface AppSignIn {
  passKey: string;
  /** Employee code; missing in a company's own QR code. */
  employeeId?: string;
}

/**
 * Returns the address of a QR code: the page with instructions to sign in on the app. The fragment after # never reaches a server; its names
 * match the fields of POST /api/employee/login, so that the app can fill them in. It never contains the six-digit code.
 */
export const appSignInAddress = ({ passKey, employeeId }: AppSignIn): string => {
  const fields = new URLSearchParams({
    unique_id: passKey,
    ...(employeeId === undefined ? {} : { employee_id: employeeId }),
  });
  return `${window.location.origin}/app#${fields.toString()}`;
};

/** Reads the fragment of such an address; null if it names no company. */
export const readAppSignIn = (hash: string): AppSignIn | null => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const passKey = fields.get('unique_id');
  const employeeId = fields.get('employee_id');
  if (!passKey) return null;
  return employeeId ? { passKey, employeeId } : { passKey };
};
