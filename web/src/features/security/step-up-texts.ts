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
  nothingToProve:
    'Your account has neither a password nor a passkey here. Please sign out and in again through your company, and then try again.',
  close: 'Close',
  confirm: 'Confirm',
};
