import type { ReactNode } from 'react';

export const texts = {
  saved: 'Profile saved',
  name: 'Company name',
  email: 'Email',
  emailHelp: 'Your sign-in. Contact us to change it.',
  website: 'Website',
  country: 'Country',
  phone: 'Phone',
  timeZone: 'Time zone',
  timeZoneHelp: 'Used for daily totals and reports.',
  noTimeZone: 'No such time zone',
  typeToSearch: 'Type to search',
  save: 'Save',
  cancel: 'Cancel',
  deletionMeaning: (name: string): string =>
    `All data of ${name} is deleted 30 days after you request it: its people, contacts, traces, cameras, settings and orders. Until then you can undo it.`,
  deleteCompany: 'Delete company',
  deletionScheduledFor: (name: string, moment: ReactNode) => (
    <>
      {name} is deleted on {moment}. Until then you can undo it with the button at the top of this
      page.
    </>
  ),
  deleteTitle: (name: string): string => `Delete ${name}?`,
  nameMissing: (name: string): string => `Please enter ‘${name}’`,
  passwordMissing: 'Please enter your password',
  deletionScheduled: 'Deletion scheduled. You can undo it for 30 days.',
  deletionRemoves: 'In 30 days the following is deleted and cannot be restored:',
  deletionPeople: 'the employees, their photos and their sign-ins to the app',
  deletionRecords: 'every contact, breach, trace and health record',
  deletionRest: 'cameras, settings, orders and this account',
  deletionUntilThen: 'Until then everything works as before, and you can undo it.',
  confirmName: (name: string): string => `Type ‘${name}’ to confirm`,
  yourPassword: 'Your password',
  showPassword: 'Show password',
  deletionUndone: 'Deletion undone',
  pendingDeletion: 'Pending deletion',
  deletionAt: (name: string, moment: ReactNode) => (
    <>
      {name} and all its data are deleted on {moment}.
    </>
  ),
  undo: 'Undo',
  copyPassKey: 'Copy the pass-key',
  copied: 'Copied',
  copy: 'Copy',
  copiedToClipboard: 'Copied to the clipboard.',
  copyFailed: 'This browser does not allow copying. Select the pass-key instead.',
  ordersFailed: 'The orders could not be loaded.',
  noOrder: 'No order yet',
  noOrderMeaning: 'Your orders appear here, with amounts and billing contact.',
  seePlans: 'See the plans',
  pageTitle: 'Profile',
  profileFailed: 'Your profile could not be loaded.',
  customerSince: (name: string, day: string): string => `${name}, with us since ${day}`,
  company: 'Company',
  companyMeaning:
    'Your company as we know it. A new name also changes the address of this dashboard.',
  passKey: 'Pass-key',
  passKeyMeaning:
    'Your employees enter it in the app to find your company. It grants no access by itself.',
  plan: 'Plan',
  planMeaning: 'What your company subscribes to now.',
  orders: 'Orders',
  ordersMeaning: 'What you have ordered, the newest first.',
  deleteMeaning: 'Deletes your company and all its data.',
  maxEmployees: (max: string): string => `Up to ${max} employees`,
  upgrade: 'Upgrade',
  timeZoneMissing: 'Please select a time zone',
};
