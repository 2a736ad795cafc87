/** Texts of the administrator's sign-in. */
export const texts = {
  title: 'Administrator sign in',
  toPortal: 'to the provider’s portal',
};
