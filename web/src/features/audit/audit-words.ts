import type { AuditAction, AuditRow_EntryFragment } from '../../generated/graphql.ts';

/** What was done, in words. */
export const actionWords: Record<AuditAction, string> = {
  COMPANY_ACCEPTED: 'Accepted the company',
  COMPANY_ACTIVATED: 'Activated the company',
  COMPANY_CREATED: 'Added the company',
  COMPANY_INACTIVATED: 'Inactivated the company',
  COMPANY_SIGNED_UP: 'Signed the company up',
  EMAIL_VERIFIED: 'Verified the email address',
  MAIL_RETRIED: 'Retried a mail',
  PASSWORD_CHANGED: 'Changed the password',
  PASSWORD_FORGOTTEN: 'Asked for a new password',
  PASSWORD_RESET: 'Reset the password',
  PLAN_CHANGED: 'Changed the plan',
  VERIFICATION_RESENT: 'Asked for another verification mail',
};

/** Who did it. */
export const sayActor = ({ actor }: Pick<AuditRow_EntryFragment, 'actor'>): string =>
  actor ?? 'A visitor';
