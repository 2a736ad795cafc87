import type { ReactNode } from 'react';

export const mailDomainTexts = {
  title: 'Mail domains',
  meaning:
    'Prove that your company controls the domain of its mail addresses. Single sign-on and user provisioning work for addresses of proven domains only.',
  failed: 'The mail domains could not be loaded.',
  empty: 'No domain yet.',
  name: 'Domain',
  nameHelp: 'What follows the @ in your addresses, such as example.com.',
  nameMissing: 'Please enter a domain such as example.com',
  add: 'Add domain',
  added: (name: string): string => `${name} added: now publish its record`,
  proven: 'Proven',
  notProven: 'Not proven',
  recordMissing: 'Record missing',
  since: (moment: ReactNode): ReactNode => <>Since {moment}. Checked every day.</>,
  publish: 'Publish this TXT record in the DNS of the domain, then check it:',
  missing: (moment: ReactNode): ReactNode => (
    <>
      The record has been missing since {moment}. Publish it again: after 3 days without it, the
      domain is no longer proven.
    </>
  ),
  lost: (moment: ReactNode): ReactNode => (
    <>
      The domain was proven until its record went missing {moment}. Publish this TXT record again,
      then check it:
    </>
  ),
  recordName: 'Name',
  recordValue: 'Value',
  copyName: 'Copy name',
  copyValue: 'Copy value',
  check: 'Check',
  checkNamed: (name: string): string => `Check ${name}`,
  isProven: (name: string): string => `${name} is proven`,
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove ${name}`,
  removeTitle: (name: string): string => `Remove ${name}?`,
  removeMeaning:
    'Members with addresses of this domain can then no longer sign in through your identity provider, and it can no longer add any. Nobody is removed.',
  removed: (name: string): string => `${name} removed`,
  cancel: 'Cancel',
};
