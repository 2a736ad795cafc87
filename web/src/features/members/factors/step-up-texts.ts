export const stepUpTexts = {
  title: 'Confirm that it is you',
  meaning:
    'Removing, exporting and changing how you sign in require this, unless you have confirmed it within the last 10 minutes.',
  code: 'Code',
  codeHelp: 'The six digits that your authenticator app shows now, or a recovery code.',
  recoveryCode: 'Recovery code',
  recoveryCodeHelp: 'One of the codes that you saved when you added your first passkey.',
  passkey: 'Use a passkey',
  password: 'Your password',
  showPassword: 'Show password',
  noPassword:
    'You sign in through your company and have no password or passkey of your own. A link in an email confirms that it is you.',
  or: 'or',
  mailLink: 'Email me a link',
  mailed: (email: string): string =>
    `We sent an email to ${email}. Open the link in this browser within 15 minutes and press the button there, then go on here.`,
  goOn: 'Go on',
  mailAgain: 'Send another email',
  confirm: 'Confirm',
};
