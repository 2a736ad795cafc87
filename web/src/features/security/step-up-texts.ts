export const stepUpTexts = {
  title: 'Confirm that it is you',
  meaning:
    'Removing, exporting and changes to sign-in ask for this if you have not proved within 10 minutes who you are.',
  code: 'Code',
  codeHelp: 'The six digits that your authenticator app shows now, or a recovery code.',
  recoveryCode: 'Recovery code',
  recoveryCodeHelp: 'One of the codes that you kept when you added your first passkey.',
  passkey: 'Use a passkey',
  password: 'Your password',
  showPassword: 'Show password',
  nothingToProve:
    'Your account has neither a password nor a passkey here. Please sign out and in again through your company, and then try once more.',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
};
