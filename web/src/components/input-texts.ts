/** Texts of fields and buttons. */
export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying. Please select the text and copy it.',
  dayPlaceholder: 'd/m/yyyy',
  clearDay: 'Clear the day',
  calendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous ten years',
    nextDecade: 'Next ten years',
    monthLevelControl: 'Choose a month',
    yearLevelControl: 'Choose a year',
  },
  hoursOf: (moment: string): string => `${moment}, hours`,
  minutesOf: (moment: string): string => `${moment}, minutes`,
  file: 'File',
  chooseCountry: 'Choose a country',
  steps: 'Steps',
  stepDone: ', done',
};
