/** Texts of the photo of an employee. */
export const texts = {
  addPhoto: 'Add photo',
  changePhoto: 'Change photo',
  remove: 'Remove',
  dialogTitle: (name: string): string => `Photo of ${name}`,
  upload: 'Upload photo',
  uploading: 'Uploading',
  uploadProgress: (percent: number): string => `Uploading, ${percent}%`,
  uploaded: 'Profile picture uploaded',
  cancel: 'Cancel',
  drop: 'Drop a photo here, or choose one',
  dropHelp: 'JPEG, PNG or WebP, at most 400 KB',
  missing: 'Please select profile photo!',
  typeWrong: 'Please select a JPEG, PNG or WebP image.',
  tooLarge: (kilobytes: number): string =>
    `Please select image less than 400kb, Selected image size is ${kilobytes}kb`,
  tooManyPixels: 'This image has too many pixels. Please select a smaller one.',
  unreadable: 'This image cannot be read. Please select another one.',
  notSmallEnough: 'This image cannot be made small enough. Please select another one.',
  shownPart: 'Part of the photo that is shown. Move it with the arrow keys.',
  zoom: 'Zoom',
  previewHelp: 'As it will stand on the person’s page and in the directory.',
  chooseAnother: 'Choose another photo',
  removeTitle: (name: string): string => `Remove the photo of ${name}?`,
  removeMeaning:
    'The initials stand in its place. The photo cannot be brought back, only uploaded again.',
  removed: 'Profile picture removed',
};
