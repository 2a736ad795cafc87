import type { ReactNode } from 'react';

export const texts = {
  saved: 'Profile saved',
  name: 'Company name',
  email: 'Email',
  emailHelp: 'Your sign-in. Write to us to have it changed.',
  website: 'Website',
  country: 'Country',
  phone: 'Phone',
  timeZone: 'Time zone',
  timeZoneHelp: 'Your days begin and end in it.',
  noTimeZone: 'No such time zone',
  typeToSearch: 'Type to search',
  save: 'Save',
  cancel: 'Cancel',
  deletionMeaning: (name: string): string =>
    `Everything of ${name} is removed 30 days after you ask for it: its people, contacts, traces, cameras, settings and orders. Until then you can undo it.`,
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
  deletionRemoves: 'In 30 days this is removed for good, and nobody can bring it back:',
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
  copyFailed: 'This browser does not let a page copy: select the pass-key instead.',
  ordersFailed: 'The orders could not be loaded.',
  noOrder: 'No order yet',
  noOrderMeaning: 'What you order stands here, with its amounts and who is billed.',
  seePlans: 'See the plans',
  pageTitle: 'Profile',
  profileFailed: 'Your profile could not be loaded.',
  customerSince: (name: string, day: string): string => `${name}, with us since ${day}`,
  company: 'Company',
  companyMeaning:
    'Your company as we know it. A new name also changes the address of this dashboard.',
  passKey: 'Pass-key',
  passKeyMeaning:
    'Your people type it in the app to find your company. It opens nothing by itself.',
  plan: 'Plan',
  planMeaning: 'What your company subscribes to now.',
  orders: 'Orders',
  ordersMeaning: 'What you have ordered, the newest first.',
  deleteMeaning: 'Ends everything that your company has here.',
  maxEmployees: (max: string): string => `Up to ${max} employees`,
  upgrade: 'Upgrade',
  timeZoneMissing: 'Please select a time zone',
};
