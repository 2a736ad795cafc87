export const signInRulesTexts = {
  title: 'Rule for all members',
  meaning:
    'With it, whoever signs in without a passkey or an authenticator app has to set one up before anything else. Who is signed in now is asked at the next sign-in.',
  failed: 'The rule could not be loaded.',
  requires: 'Require a second factor of every member',
  restHelp: 'Programs can then no longer sign in over REST with email and password.',
  saved: 'Rule saved',
  tabTitle: 'Set up a second factor · VisionCloud',
  requiredTitle: 'Set up a second factor',
  requiredMeaning:
    'Your company asks every member for more than a password. Set up a passkey or an authenticator app once, and the dashboard opens.',
  orAuthenticator: 'Or use an authenticator app:',
  signOut: 'Sign out',
};
