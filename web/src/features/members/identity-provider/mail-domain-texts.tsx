import type { ReactNode } from 'react';

export const mailDomainTexts = {
  title: 'Email domains',
  meaning:
    'Verify that your company controls the domain of its email addresses. Single sign-on and user provisioning work only for addresses of verified domains.',
  failed: 'The email domains could not be loaded.',
  empty: 'No domain yet.',
  name: 'Domain',
  nameHelp: 'What follows the @ in your addresses, such as example.com.',
  nameMissing: 'Please enter a domain such as example.com',
  add: 'Add domain',
  added: (name: string): string => `${name} added: now publish its record`,
  proven: 'Verified',
  notProven: 'Not verified',
  recordMissing: 'Record missing',
  since: (moment: ReactNode): ReactNode => <>Since {moment}. Checked every day.</>,
  publish: 'Publish this TXT record in the DNS of the domain, then check it:',
  missing: (moment: ReactNode): ReactNode => (
    <>
      The record has been missing since {moment}. Publish it again: after 3 days without it, the
      domain is no longer verified.
    </>
  ),
  lost: (moment: ReactNode): ReactNode => (
    <>
      The domain was verified until its record went missing {moment}. Publish this TXT record again,
      then check it:
    </>
  ),
  recordName: 'Name',
  recordValue: 'Value',
  copyName: 'Copy name',
  copyValue: 'Copy value',
  check: 'Check',
  checkNamed: (name: string): string => `Check ${name}`,
  isProven: (name: string): string => `${name} is verified`,
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove ${name}`,
  removeTitle: (name: string): string => `Remove ${name}?`,
  removeMeaning:
    'Members with addresses of this domain can then no longer sign in through your identity provider, and it can no longer add any. Nobody is removed.',
  removed: (name: string): string => `${name} removed`,
};
