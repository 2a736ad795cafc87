export const signInRulesTexts = {
  title: 'Rule for all members',
  meaning:
    'When on, members who sign in without a passkey or an authenticator app have to set one up first. Members who are signed in are asked at their next sign-in.',
  failed: 'The rule could not be loaded.',
  requires: 'Require a second factor for every member',
  restHelp: 'Programs can then no longer sign in over REST with email and password.',
  saved: 'Rule saved',
  tabTitle: 'Set up a second factor · VisionCloud',
  requiredTitle: 'Set up a second factor',
  requiredMeaning:
    'Your company asks every member for more than a password. Set up a passkey or an authenticator app once, and the dashboard opens.',
  orAuthenticator: 'Or use an authenticator app:',
  signOut: 'Sign out',
};
