export const texts = {
  code: 'Code',
  codeHelp: 'The six digits that your authenticator app shows now.',
  recoveryCode: 'Recovery code',
  recoveryCodeHelp:
    'One of the codes that you saved when you set up your passkey or authenticator app. It works once.',
  switchToRecoveryCode: 'Use a recovery code',
  switchToApp: 'Use the authenticator app',
  passkey: 'Use a passkey',
  signIn: 'Sign in',
  back: 'Back to email and password',
};
