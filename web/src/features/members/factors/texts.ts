export const texts = {
  pageTitle: 'Sign-in & security',
  pageMeaning: 'How you sign in, and where you are signed in.',
  password: 'Password',
  passwordMeaning: 'A new password signs you out everywhere.',
  passwordFailed: 'Your password could not be checked.',
  noPassword:
    'Your account has no password. You do not need one; if you want one, we email you a link to set it.',
  setPassword: 'Email me the link',
  linkSent: (email: string): string =>
    `A link is on its way to ${email}. It works once, within 24 hours.`,
  changePassword: 'Change password',
  sessions: 'Where you are signed in',
  sessionsMeaning:
    'Devices that are signed in to this company with your address. The network is the one that the sign-in came from.',
  sessionsFailed: 'Your sign-ins could not be loaded.',
  device: 'Device',
  network: 'Network',
  started: 'Signed in',
  lastUsed: 'Last used',
  actions: 'Actions',
  thisDevice: 'This device',
  now: 'now',
  unknownDevice: 'Unknown device',
  unknownNetwork: 'unknown',
  end: 'Sign out',
  endOf: (device: string): string => `Sign out ${device}`,
  ended: (device: string): string => `${device} is signed out`,
  endOthers: 'Sign out all other devices',
  othersEnded: (count: number): string =>
    count === 1 ? '1 other device is signed out' : `${count} other devices are signed out`,
  onlyHere: 'You are not signed in anywhere else.',
};
