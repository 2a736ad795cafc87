/** Texts about passkeys. */
export const texts = {
  product: 'VisionCloud',
  unsupported: 'This browser cannot use passkeys.',
  notChosen: 'No passkey was used. You can try again.',
  isKnown: 'This device already has a passkey of your account.',
  failed: 'The passkey could not be used. Please try again, or use another way.',
};
