export const texts = {
  title: 'Sign in with your company',
  help: 'Your work email tells us where you sign in.',
  goOn: 'Continue',
  backToSignIn: 'Back to sign in',
  finishing: 'Signing you in',
  tryAgain: 'Try again',
  startAgain: 'Start again',
};
