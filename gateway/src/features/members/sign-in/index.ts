import { AcceptInvitationResolver } from './accept-invitation.resolver.js';
import { EmailChangeResolver } from './email-change.resolver.js';
import { IdentityResolver } from './identity.resolver.js';
import { OwnSessionResolver } from './own-session.resolver.js';
import { PasskeySignInResolver } from './passkey-sign-in.resolver.js';
import { PasswordResolver } from './password.resolver.js';
import { SignInResolver } from './sign-in.resolver.js';
import { ViewerChangeResolver } from './viewer-change.resolver.js';

export const resolvers = [
  SignInResolver,
  AcceptInvitationResolver,
  ViewerChangeResolver,
  PasswordResolver,
  EmailChangeResolver,
  IdentityResolver,
  OwnSessionResolver,
  PasskeySignInResolver,
];
