import { Role } from '../access/role.js';
import { changeEmailMail } from '../features/members/accounts/change-email.mail.js';
import { confirmIdentityMail } from '../features/members/accounts/confirm-identity.mail.js';
import { emailChangedMail } from '../features/members/sign-in/email-changed.mail.js';
import { passwordChangedMail } from '../features/members/sign-in/password-changed.mail.js';
import { resetPasswordMail } from '../features/members/accounts/reset-password.mail.js';
import { verifyEmailMail } from '../features/members/accounts/verify-email.mail.js';
import { appInvitationMail } from '../features/people/phones/app-invitation.mail.js';
import { companyDeletedMail } from '../features/provider/company-deleted.mail.js';
import { companyInactivatedMail } from '../features/provider/company-inactivated.mail.js';
import { companyWelcomeMail } from '../features/provider/company-welcome.mail.js';
import { deletionScheduledMail } from '../features/provider/deletion-scheduled.mail.js';
import { deletionUndoneMail } from '../features/provider/deletion-undone.mail.js';
import { mailDomainLostMail } from '../features/members/identity-provider/mail-domain-lost.mail.js';
import { consentMail } from '../features/members/team/consent.mail.js';
import { memberInvitationMail } from '../features/members/team/member-invitation.mail.js';
import { memberRemovedMail } from '../features/members/team/member-removed.mail.js';
import { ownershipTransferredMail } from '../features/members/team/ownership-transferred.mail.js';
import { inboxMail } from '../features/members/inbox/inbox.mail.js';
import { roleChangedMail } from '../features/members/team/role-changed.mail.js';
import { newDeviceMail } from '../features/members/sign-in/new-device.mail.js';
import { AccessChangeKind } from '../features/people/access/access-change.entity.js';
import { accessChangeMail } from '../features/people/access/access-change.mail.js';
import { exactRecordsMail } from '../features/own-file/exact-records.mail.js';
import { ownFileLinkMail } from '../features/own-file/own-file-link.mail.js';
import { planRequestMail } from '../features/company/orders/plan-request.mail.js';
import { guideRequestMail } from '../features/provider/guide-request.mail.js';
import { GuideRequestType } from '../features/provider/guide-request.entity.js';
import { NoticeDetail } from '../features/cases/notices/ladder.js';
import { noticeMail } from '../features/cases/notices/notice.mail.js';
import { formatNotice } from '../features/cases/notices/notice-text.js';
import { safeguardChangedMail } from '../features/company/profile/safeguard-changed.mail.js';
import { signInChangedMail } from '../features/members/factors/sign-in-changed.mail.js';
import { orderReceivedMail } from '../features/company/orders/order-received.mail.js';
import { CurrencyCode, LicenceKind } from '../features/company/plans/price-list.js';
import type { MailContent } from '../mail/layout.js';

const companyName = 'Harbour Works';
const linkId = '019a0000-0000-7000-8000-000000000001';
const notice = formatNotice(
  { detail: NoticeDetail.FEW_DAYS, from: '2026-11-16', to: '2026-11-17', dayPart: null },
  { companyName, disease: null, contact: 'Mei Tan, +65 6123 4567' },
);

/** Every mail of the product with sample data, by its source file below `src`. */
export const mailSamples: Record<string, MailContent> = {
  'features/members/accounts/verify-email.mail.ts': verifyEmailMail(companyName, linkId),
  'features/members/accounts/reset-password.mail.ts': resetPasswordMail(companyName, linkId),
  'features/members/sign-in/password-changed.mail.ts': passwordChangedMail(companyName, true),
  'features/people/phones/app-invitation.mail.ts': appInvitationMail(companyName, linkId),
  'features/members/team/member-invitation.mail.ts': memberInvitationMail(companyName, {
    role: Role.SAFETY_OFFICER,
    invitedBy: 'owner@harbour-works.example',
    id: linkId,
  }),
  'features/members/identity-provider/mail-domain-lost.mail.ts':
    mailDomainLostMail('harbour-works.example'),
  'features/members/inbox/inbox.mail.ts': inboxMail(companyName, 3),
  'features/members/team/role-changed.mail.ts': roleChangedMail(companyName, {
    role: Role.AUDITOR,
    by: 'owner@harbour-works.example',
  }),
  'features/members/team/member-removed.mail.ts': memberRemovedMail(
    companyName,
    'owner@harbour-works.example',
  ),
  'features/members/team/ownership-transferred.mail.ts': ownershipTransferredMail(companyName, {
    from: 'owner@harbour-works.example',
    to: 'safety@harbour-works.example',
  }),
  'features/company/profile/safeguard-changed.mail.ts': safeguardChangedMail(
    companyName,
    'owner@harbour-works.example',
    [{ name: 'Confirmation of contests by a second person', from: 'on', to: 'off' }],
  ),
  'features/people/access/access-change.mail.ts': accessChangeMail(
    companyName,
    [AccessChangeKind.EMAIL],
    linkId,
  ),
  'features/own-file/exact-records.mail.ts': exactRecordsMail(companyName),
  'features/own-file/own-file-link.mail.ts': ownFileLinkMail(companyName, linkId),
  'features/members/sign-in/new-device.mail.ts': newDeviceMail(
    { name: companyName, timeZone: 'Asia/Singapore' },
    {
      device: 'Firefox on Windows',
      network: '203.0.113.7',
      at: new Date('2026-11-21T03:00:00Z'),
    },
  ),
  'features/members/accounts/change-email.mail.ts': changeEmailMail(companyName, linkId),
  'features/members/sign-in/email-changed.mail.ts': emailChangedMail(
    companyName,
    'ana.tan@harbour-works.example',
  ),
  'features/members/team/consent.mail.ts': consentMail(companyName, {
    role: Role.VIEWER,
    id: linkId,
  }),
  'features/members/accounts/confirm-identity.mail.ts': confirmIdentityMail(companyName, linkId),
  'features/members/factors/sign-in-changed.mail.ts': signInChangedMail('AUTHENTICATOR_ADDED'),
  'features/provider/company-welcome.mail.ts': companyWelcomeMail(companyName),
  'features/provider/company-inactivated.mail.ts': companyInactivatedMail(companyName),
  'features/provider/deletion-scheduled.mail.ts': deletionScheduledMail(
    { name: companyName, timeZone: 'Asia/Singapore' },
    new Date('2026-12-21T03:00:00Z'),
  ),
  'features/provider/deletion-undone.mail.ts': deletionUndoneMail(companyName),
  'features/provider/company-deleted.mail.ts': companyDeletedMail(companyName),
  'features/company/orders/plan-request.mail.ts': planRequestMail(
    { name: companyName, email: 'safety@harbour-works.example', phone: '61234567' },
    {
      current: 'Professional',
      requested: 'Enterprise',
      people: 1240,
      note: 'We have two more sites from January on.',
    },
  ),
  'features/provider/guide-request.mail.ts': guideRequestMail({
    name: 'Ana Lim',
    email: 'ana.lim@harbour-works.example',
    phone: '6123 4567',
    type: GuideRequestType.PROFESSIONAL,
  }),
  'features/cases/notices/notice.mail.ts': noticeMail(companyName, {
    subject: notice.subject,
    text: notice.paragraphs.join('\n\n'),
  }),
  'features/company/orders/order-received.mail.ts': orderReceivedMail(companyName, 'Professional', {
    number: 'VC-2026-0001A7',
    currency: CurrencyCode.USD,
    lines: [
      { kind: LicenceKind.EMPLOYEE, count: 200, price: '1.80', amount: '360.00' },
      { kind: LicenceKind.EMPLOYEE, count: 40, price: '1.44', amount: '57.60' },
      { kind: LicenceKind.CAMERA, count: 1, price: '54.00', amount: '54.00' },
    ],
    monthly: '471.60',
    months: 12,
    total: '5659.20',
    billing: {
      name: 'Accounts payable',
      email: 'accounts@harbour-works.example',
      phone: '61234567',
      address: '1 Harbour Road',
      city: 'Singapore',
      postalCode: '018989',
      country: 'Singapore',
    },
  }),
};
