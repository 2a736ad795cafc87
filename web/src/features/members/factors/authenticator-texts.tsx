import type { ReactNode } from 'react';

export const authenticatorTexts = {
  title: 'Authenticator app',
  meaning:
    'An app on your phone that shows six digits, new ones every 30 seconds. Once it is set up, your password alone is not enough to sign in.',
  failed: 'Your authenticator app could not be loaded.',
  setUp: 'Set up an authenticator app',
  on: 'On',
  since: (moment: ReactNode) => <>Set up {moment}.</>,
  codesLeft: (count: number): string =>
    count === 0
      ? 'No recovery code is left. Create new ones, or you cannot sign in without your device.'
      : `${count} of 10 recovery codes left, for when your device is not at hand.`,
  renew: 'Create new recovery codes',
  renewTitle: 'Create new recovery codes?',
  renewMeaning: 'The codes that you have now will no longer work.',
  remove: 'Remove',
  removeTitle: 'Remove the authenticator app?',
  removeMeaning:
    'Your password alone will let you in again. The recovery codes will no longer work either.',
  removeKeepsPasskeys: 'Your passkeys and recovery codes still work.',
  removed: 'Authenticator app removed',
  cancel: 'Cancel',
  scan: 'Scan this code with your authenticator app.',
  qrCode: 'QR code for your authenticator app',
  type: (secret: ReactNode) => <>No camera? Type this key into the app: {secret}</>,
  code: 'Code',
  codeHelp: 'The six digits that the app shows now.',
  turnOn: 'Turn on',
  isSetUp: 'Authenticator app set up',
};
