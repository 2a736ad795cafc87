/** Texts of the sign-in page around the form. The introduction below it is loaded later. */
export const texts = {
  description: 'Contact tracing and health monitoring for workplaces',
  introductionFailed: 'The introduction could not be loaded.',
};
