/** Texts of components that public pages load too. */
export const texts = {
  product: 'VisionCloud',
  documentTitle: (title: string): string => `${title} · VisionCloud`,
  loading: 'Loading',
  tryAgain: 'Try again',
  reload: 'Reload',
  cancel: 'Cancel',
  done: 'Done',
  dismiss: 'Dismiss',
  undo: 'Undo',
  reference: (reference: string): string => `Reference: ${reference}`,
  failures: {
    offline: 'You are offline. What you see may be out of date.',
    unreachable: 'VisionCloud cannot be reached. Trying again…',
    outdated: 'A new version is available. Reload the page.',
  },
  waitsForServer: 'Not loaded yet. It loads by itself once VisionCloud answers.',
  /** Same wording as the server's. */
  emailWrong: 'Please enter valid email address',
  lightLook: 'Use light mode',
  darkLook: 'Use dark mode',
  notFoundTitle: 'Page not found · VisionCloud',
  notFound: 'Page not found',
  notFoundHelp: 'There is nothing at this address. It may have been moved, or mistyped.',
  goToCompanies: 'Go to the company list',
  goToDashboard: 'Go to the dashboard',
  goToSignIn: 'Go to sign in',
};
