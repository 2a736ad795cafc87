/** Texts on the cover of the guide. */
export const texts = {
  provider: 'VisionCloud',
  title: ['Running a safe', 'workplace'],
  subtitle: 'A guide for safety officers',
} as const;
