import type { AuditAction, AuditRow_EntryFragment } from '../../generated/graphql.ts';

/** What was done, in words. */
export const actionWords: Record<AuditAction, string> = {
  CAMERA_ADDED: 'Added a camera',
  CAMERA_CHANGED: 'Changed a camera',
  CAMERA_DELETED: 'Deleted a camera',
  CAMERA_KEY_ROTATED: 'Made another key for a camera',
  CHANGE_UNDONE: 'Undid a change of the directory',
  COMPANY_ACCEPTED: 'Accepted the company',
  COMPANY_ACTIVATED: 'Activated the company',
  COMPANY_CREATED: 'Added the company',
  COMPANY_DELETED: 'Deleted the company and its data',
  COMPANY_INACTIVATED: 'Inactivated the company',
  COMPANY_SIGNED_UP: 'Signed the company up',
  EMPLOYEE_CREATED: 'Added an employee',
  EMPLOYEE_ERASED: 'Erased the data of a deleted employee',
  EMPLOYEE_EXPORTED: 'Exported employee data',
  EMPLOYEE_UPDATED: 'Changed an employee',
  EMPLOYEES_CHANGED: 'Changed employees',
  EMPLOYEES_DELETED: 'Deleted employees',
  EMPLOYEES_IMPORTED: 'Imported employees',
  COMPANY_UPDATED: 'Changed the profile',
  DELETION_SCHEDULED: 'Asked for the company to be deleted',
  DELETION_UNDONE: 'Undid the deletion',
  EMAIL_VERIFIED: 'Verified the email address',
  GUIDE_REQUESTED: 'Requested the guide',
  IMPORT_CANCELLED: 'Cancelled an import',
  IMPORT_COLUMNS_NAMED: 'Named the columns of an import',
  APP_CODE_REVEALED: 'Got an app code by an invitation',
  APP_CODES_CANCELLED: 'Stopped issuing app codes',
  APP_CODES_COLLECTED: 'Collected app codes',
  APP_CODES_ISSUED: 'Issued app codes',
  APP_CODES_REQUESTED: 'Asked for app codes',
  IMPORT_CONFIRMED: 'Confirmed an import',
  IMPORT_STARTED: 'Started an import',
  MAIL_RETRIED: 'Retried a mail',
  ORDER_PLACED: 'Placed an order',
  PASSWORD_CHANGED: 'Changed the password',
  PASSWORD_FORGOTTEN: 'Asked for a new password',
  PASSWORD_RESET: 'Reset the password',
  PHOTO_CHANGED: 'Changed a photo',
  PLAN_CHANGED: 'Changed the plan',
  PLAN_REQUESTED: 'Asked for a plan',
  PLAN_REQUEST_CLOSED: 'Closed a request for a plan',
  SETTINGS_CHANGED: 'Changed the settings',
  SIGN_IN_LOCKED: 'Used up the tries to sign in',
  SIGN_IN_REFUSED: 'Tried a wrong password',
  SIGNED_IN: 'Signed in',
  SIGNED_OUT: 'Signed out',
  VERIFICATION_RESENT: 'Asked for another verification mail',
};

/** Who did it; the product itself deletes what is due, and an employee's address does not stand in the log. */
export const sayActor = ({
  action,
  actor,
  role,
}: Pick<AuditRow_EntryFragment, 'action' | 'actor' | 'role'>): string => {
  if (actor !== null) return actor;
  if (role === 'EMPLOYEE') return 'An employee';
  return action === 'COMPANY_DELETED' ? 'The product' : 'A visitor';
};

/** Whose an entry is that belongs to no company, or to one that is no more. */
export const noCompany = 'Provider';
