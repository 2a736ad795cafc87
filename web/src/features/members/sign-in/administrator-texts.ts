export const texts = {
  title: 'Administrator sign in',
  toPortal: 'to the provider’s portal',
};
