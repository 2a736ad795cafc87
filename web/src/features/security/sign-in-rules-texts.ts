/** Texts about the rules by which members of a company sign in. */
export const signInRulesTexts = {
  title: 'Rule for all members',
  meaning:
    'With it, whoever signs in without an authenticator app has to set one up before anything else. Who is signed in now is asked at the next sign-in.',
  failed: 'The rule could not be loaded.',
  requires: 'Require an authenticator app of every member',
  restHelp: 'Programs can then no longer sign in over REST with email and password.',
  saved: 'Rule saved',
  tabTitle: 'Set up an authenticator app · VisionCloud',
  requiredTitle: 'Set up an authenticator app',
  requiredMeaning:
    'Your company asks every member for a code besides the password. Set it up once, and the dashboard opens.',
  signOut: 'Sign out',
};
