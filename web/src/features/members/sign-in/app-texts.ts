import type { LinkStatus } from '../../../generated/graphql.ts';

export const texts = {
  signInOnApp: 'Sign in to the app',
  enterFacts: 'Open the app and enter the values above.',
  enterYourFacts: "Open the app and enter your company's pass-key and your employee code.",
  enterCode: 'Enter your six-digit code.',
  codeFromCompany:
    'Your company gives you the code, on a card or by email. If you do not have one, or it does not work, please ask your company.',
  yourCode: 'Your code for the app',
  codeOf: (employee: string, company: string): string => `${employee}, ${company}`,
  codeIsShown: 'Your code is shown.',
  shownOnce:
    'Press the button when you are ready to enter the code on your phone or write it down: it is shown only once. An earlier code then stops working.',
  showCode: 'Show my code',
  notShownAgain:
    'The code is not shown again. If you lose it, your company can send you a new invitation.',
  badInvitation: {
    EXPIRED: 'This link is older than 7 days.',
    USED: 'This link has been used, or your company has sent you a newer one or another code.',
    UNKNOWN: 'This link does not work. It may be incomplete.',
  } satisfies Record<Exclude<LinkStatus, 'GOOD'>, string>,
  askForInvitation: 'Please ask your company for a new invitation.',
  linkFailed: 'The link could not be checked.',
  loading: 'Loading',
  passKey: 'Pass-key',
  copyPassKey: 'Copy the pass-key',
  employeeCode: 'Employee code',
  copyEmployeeCode: 'Copy the employee code',
  code: 'Six-digit code',
  copyCode: 'Copy the six-digit code',
};
