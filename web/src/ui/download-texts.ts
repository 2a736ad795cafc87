export const downloadTexts = {
  /** Used if the gateway names none. */
  fileName: 'download',
  failed: 'The export could not be made. Please try again!',
};
