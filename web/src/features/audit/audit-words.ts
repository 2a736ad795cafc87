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
  MAIL_RETRIED: 'Retried a mail',
  ORDER_PLACED: 'Placed an order',
  PASSWORD_CHANGED: 'Changed the password',
  PASSWORD_FORGOTTEN: 'Asked for a new password',
  PASSWORD_RESET: 'Reset the password',
  PHOTO_CHANGED: 'Changed a photo',
  PLAN_CHANGED: 'Changed the plan',
  SETTINGS_CHANGED: 'Changed the settings',
  VERIFICATION_RESENT: 'Asked for another verification mail',
};

/** Who did it; the product itself deletes what is due. */
export const sayActor = ({
  action,
  actor,
}: Pick<AuditRow_EntryFragment, 'action' | 'actor'>): string =>
  actor ?? (action === 'COMPANY_DELETED' ? 'The product' : 'A visitor');

/** Whose an entry is that belongs to no company, or to one that is no more. */
export const noCompany = 'Provider';
