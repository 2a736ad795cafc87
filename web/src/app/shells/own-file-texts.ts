/** Texts of the shell around the employee's own file. */
export const texts = {
  signOut: 'Sign out',
  openUntil: (time: string): string => `Open until ${time}`,
  closesSoon: (time: string): string => `This page closes at ${time}`,
  closesSoonHelp: 'Please send what you are writing now. To go on later, ask for a new link.',
};
