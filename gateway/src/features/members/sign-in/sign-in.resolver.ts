import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { isMemberRole } from '../../../access/role.js';
import type { RequestContext } from '../../../request/context.js';
import { Company } from '../../company/profile/company.entity.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { findOwnName, listReadableNames } from '../team/member.service.js';
import { MemberName } from '../team/member.types.js';
import {
  AdministratorSession,
  CompanySession,
  type IdentityWithoutFields,
  SignOutPayload,
  ViewerIdentity,
} from './sign-in.types.js';
import { SignInAdministratorInput, SignInCompanyInput } from './sign-in.inputs.js';
import {
  signInAdministrator,
  signInCompany,
  signOut,
  getViewerIdentity,
} from './sign-in.service.js';

@Resolver(() => ViewerIdentity)
export class SignInResolver {
  @Authorized<Permission>('session:read')
  @Query(() => ViewerIdentity, { description: 'The person, device or system that is signed in.' })
  viewer(@Ctx() context: RequestContext): IdentityWithoutFields {
    return getViewerIdentity(context);
  }

  @FieldResolver(() => String, { nullable: true })
  name(@Ctx() context: RequestContext): Promise<string | null> {
    return findOwnName(context);
  }

  @FieldResolver(() => [MemberName])
  memberNames(@Ctx() context: RequestContext): Promise<MemberName[]> {
    return listReadableNames(context);
  }

  @FieldResolver(() => Company, { nullable: true })
  company(@Ctx() context: RequestContext): Promise<Company> | null {
    return context.viewer && isMemberRole(context.viewer.role) ? ownCompany(context) : null;
  }

  @Mutation(() => CompanySession, {
    description:
      'Signs in a member of a company. If the password is correct and the account has several companies, fails with COMPANY_CHOICE and lists them by id and name in extensions.companies: send one of these ids as companyId. Public.',
  })
  signInCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInCompanyInput, { description: 'Email address and password.' })
    input: SignInCompanyInput,
  ): Promise<CompanySession> {
    return signInCompany(context, input);
  }

  @Mutation(() => AdministratorSession, {
    description: 'Signs in the administrator of the provider. Public.',
  })
  signInAdministrator(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInAdministratorInput, { description: 'Email address and password.' })
    input: SignInAdministratorInput,
  ): Promise<AdministratorSession> {
    return signInAdministrator(context, input);
  }

  @Authorized<Permission>('session:end')
  @Mutation(() => SignOutPayload, {
    description: "Ends the viewer's session immediately on all servers.",
  })
  signOut(@Ctx() context: RequestContext): Promise<SignOutPayload> {
    return signOut(context);
  }
}
