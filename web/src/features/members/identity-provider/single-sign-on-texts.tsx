import type { ReactNode } from 'react';
import { Moment } from '../../company/current/Moment.tsx';

export const singleSignOnTexts = {
  title: 'Single sign-on',
  meaning:
    'Members sign in through your company’s OpenID Connect provider, such as Okta, Keycloak or Google. It has to confirm their addresses, which must belong to a verified email domain.',
  failed: 'Single sign-on could not be loaded.',
  redirectUri: 'Redirect address',
  redirectUriHelp: 'Enter this address at your provider.',
  copyRedirectUri: 'Copy redirect address',
  on: 'On',
  off: 'Off',
  required: 'Required',
  changed: (at: string): ReactNode => (
    <>
      Last changed <Moment at={at} isInSentence />
    </>
  ),
  issuer: 'Issuer',
  issuerHelp: 'The address of the provider, without /.well-known/openid-configuration.',
  issuerMissing: 'Please enter the issuer of your identity provider',
  clientId: 'Client id',
  clientIdMissing: 'Please enter the client id',
  clientSecret: 'Client secret',
  clientSecretKept: 'One is stored. Leave this empty to keep it.',
  enabled: 'Let members sign in through it',
  asksSecondFactor: 'The provider asks everybody for a second factor',
  asksSecondFactorHelp:
    'Sign-ins through it are then not asked for a code here, and satisfy the rule above. Turn this on only if it is true.',
  vouchesForAddresses: 'Only people of this company sign in there, with their own addresses',
  vouchesForAddressesHelp:
    'For a provider that does not say which addresses it has verified, such as Microsoft Entra ID. Addresses then count unless it says that they are not verified. Turn this on only if nobody can choose their own address there.',
  isRequired: 'Require it for every member except owners',
  isRequiredHelp:
    'Passwords then no longer work for this company, not even over REST. Owners keep theirs, so that an outage of the provider does not lock everybody out. Members who are signed in stay signed in.',
  save: 'Save',
  saved: 'Single sign-on saved',
  test: 'Test connection',
  works:
    'The configuration and the keys of the provider can be read. A sign-in shows whether the client secret is right.',
  remove: 'Remove',
  removeTitle: 'Remove the identity provider?',
  removeMeaning:
    'Members sign in with their passwords again. Members without one can set one with ‘Forgot password?’.',
  removed: 'Identity provider removed',
};
