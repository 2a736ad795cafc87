import { DirectoryResolver } from './company-list.resolver.js';
import { CompanyDeletionResolver } from './deletion.resolver.js';
import { GuideRequest } from './guide-request.entity.js';
import { GuideRequestResolver } from './guide-request.resolver.js';
import { MailResolver } from './mail.resolver.js';
import { SignUpResolver } from './sign-up.resolver.js';

export const entities = [GuideRequest];
export const resolvers = [
  SignUpResolver,
  CompanyDeletionResolver,
  DirectoryResolver,
  GuideRequestResolver,
  MailResolver,
];
