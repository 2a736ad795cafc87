/** Texts about new recovery codes. */
export const texts = {
  title: 'Recovery codes',
  meaning:
    'Keep these codes where you can reach them without your phone. Each lets you in once. They are not shown again.',
  copy: 'Copy the recovery codes',
  save: 'Save as a file',
  file: 'visioncloud-recovery-codes.txt',
  kept: 'I have kept these codes',
  done: 'Done',
};
