import { Secret, TOTP } from 'otpauth';
import { inTenant, poolOf, providerTenant } from '../../src/database/tenant.js';
import { LinkPurpose } from '../../src/features/members/accounts/mailed-link.entity.js';
import { CompanyStatus } from '../../src/features/company/profile/company.entity.js';
import {
  makeCompany,
  makeEmployee,
  makeIdentityLink,
  makeLink,
  signUpFields,
} from '../factories.js';
import { makeOwnFileLink } from '../own-file.js';
import { makeAuthenticator } from '../second-factor.js';
import { makePasskey, signForSignIn, SoftwarePasskey, creationFields } from '../passkeys.js';
import { type Acts, byAdmin, byProvider, byVisitor, enterprise, graphqlLiteral } from './act.js';

/** Of visitors, of accounts, and of the provider. */
export const accountActs: Acts = {
  async updateCompanyPlan(company, { administrator }) {
    return {
      ...byProvider(company, administrator),
      given: `input: { company: { id: "${company.company.id}" }, planId: "${enterprise}" }`,
      action: 'PLAN_CHANGED',
      detail: 'Professional to Enterprise',
    };
  },
  async changePassword(company) {
    return {
      ...byAdmin(company),
      given: `input: { currentPassword: "${company.password}", password: "another password" }`,
      action: 'PASSWORD_CHANGED',
    };
  },
  async verifyEmail(_, { gateway }) {
    const company = await makeCompany(gateway.app, { verified: false });
    const token = await makeLink(gateway.app, company, { purpose: LinkPurpose.VERIFY_EMAIL });
    return {
      ...byVisitor(company),
      given: `input: { token: "${token}", password: "first password" }`,
      action: 'EMAIL_VERIFIED',
    };
  },
  async resetPassword(company, { gateway }) {
    const token = await makeLink(gateway.app, company);
    return {
      ...byVisitor(company),
      given: `input: { token: "${token}", password: "third password" }`,
      action: 'PASSWORD_RESET',
    };
  },
  async requestPasswordReset(company) {
    return {
      ...byVisitor(company),
      given: `input: { email: "${company.email}" }`,
      action: 'PASSWORD_FORGOTTEN',
    };
  },
  async requestOwnFileLink(company, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, company);
    return {
      ...byVisitor(company),
      given: `input: { email: "${employee.email}" }`,
      action: 'OWN_FILE_LINK_MAILED',
      detail: `employee ${employee.id}`,
    };
  },
  async openOwnFile(company, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, company);
    const token = await makeOwnFileLink(gateway.app, employee);
    return {
      ...byVisitor(company),
      role: 'OWN_FILE',
      given: `input: { token: "${token}" }`,
      action: 'SIGNED_IN',
      detail: `employee ${employee.id}`,
    };
  },
  async resendVerification(_, { gateway }) {
    const company = await makeCompany(gateway.app, { verified: false });
    await poolOf(gateway.app.dataSource).query(
      `UPDATE account SET password_hash = NULL WHERE email = '${company.email}'`,
    );
    return {
      ...byVisitor(company),
      given: `input: { email: "${company.email}" }`,
      action: 'VERIFICATION_RESENT',
    };
  },
  async createCompany(company, { administrator }) {
    const input = graphqlLiteral(signUpFields());
    // The company is the one that it makes.
    return {
      ...byProvider(company, administrator),
      tenant: '',
      given: `input: ${input}`,
      asks: '{ id }',
      action: 'COMPANY_CREATED',
    };
  },
  async signUp(company) {
    const input = graphqlLiteral(signUpFields());
    return {
      ...byVisitor(company),
      tenant: '',
      given: `input: ${input}`,
      asks: '{ id }',
      action: 'COMPANY_SIGNED_UP',
    };
  },
  async requestGuide(company) {
    return {
      ...byVisitor(company),
      tenant: providerTenant,
      given: 'input: { name: "Zoë", email: "zoe@company.example" }',
      action: 'GUIDE_REQUESTED',
    };
  },
  async retryMail(company, { administrator, gateway }) {
    const { data } = await gateway.graphql(
      administrator.token,
      `mutation { createCompany(input: ${graphqlLiteral(signUpFields())}) { id } }`,
    );
    const tenant = data.createCompany.id as string;
    const [mail] = await inTenant(gateway.app.dataSource, tenant, (db) =>
      db.unnamed<{ id: string }>('SELECT id FROM mail'),
    );
    return {
      ...byProvider(company, administrator),
      tenant,
      given: `id: "${mail?.id}"`,
      action: 'MAIL_RETRIED',
    };
  },
  async cancelCompanyDeletion(company, { administrator, gateway }) {
    await gateway.graphql(
      company.token,
      `mutation { scheduleCompanyDeletion(input: { companyName: "${company.company.name}", password: "${company.password}" }) { id } }`,
    );
    return {
      ...byProvider(company, administrator),
      given: `company: { id: "${company.company.id}" }`,
      action: 'DELETION_UNDONE',
    };
  },
  async updateCompanyStatus(_, { administrator, gateway }) {
    const company = await makeCompany(gateway.app, { status: CompanyStatus.PENDING });
    const given = `input: { company: { id: "${company.company.id}" }, status: ACTIVE }`;
    return { ...byProvider(company, administrator), given, action: 'COMPANY_ACCEPTED' };
  },
  async signInCompany(company) {
    const given = `input: { email: "${company.email}", password: "${company.password}" }`;
    return { ...byAdmin(company), token: null, given, action: 'SIGNED_IN' };
  },
  async signInAdministrator(company, { administrator }) {
    const { email, password } = administrator;
    const given = `input: { email: "${email}", password: "${password}" }`;
    return {
      ...byProvider(company, administrator),
      tenant: providerTenant,
      token: null,
      given,
      action: 'SIGNED_IN',
    };
  },
  async signInEmployee(company, { gateway }) {
    const passwordHash = await gateway.app.passwords.hash('123456');
    const { employee } = await makeEmployee(gateway.app, company, { passwordHash });
    return {
      ...byVisitor(company),
      role: 'EMPLOYEE',
      given: `input: { passKey: "${company.company.passKey}", email: "${employee.email}", password: "123456" }`,
      action: 'SIGNED_IN',
      detail: `employee ${employee.id}`,
    };
  },
  async signOut(company) {
    return { ...byAdmin(company), given: '', action: 'SIGNED_OUT' };
  },
  async endSession(company, { gateway }) {
    const { data } = await gateway.graphql(company.token, '{ mySessions { id } }');
    const [{ id }] = data.mySessions as [{ id: string }];
    return { ...byAdmin(company), given: `id: "${id}"`, action: 'SESSIONS_ENDED', detail: '1' };
  },
  async confirmIdentity(company) {
    const given = `input: { password: "${company.password}" }`;
    return { ...byAdmin(company), given, action: 'IDENTITY_CONFIRMED', detail: 'password' };
  },
  async requestIdentityLink(company) {
    return { ...byAdmin(company), given: '', action: 'IDENTITY_LINK_MAILED' };
  },
  async confirmIdentityByLink(company, { gateway }) {
    const token = await makeIdentityLink(gateway.app, company);
    return {
      ...byAdmin(company),
      given: `input: { token: "${token}" }`,
      action: 'IDENTITY_CONFIRMED',
      detail: 'mailed link',
    };
  },
  async confirmNewEmail(company, { gateway }) {
    const newEmail = `new-${company.email}`;
    const purpose = LinkPurpose.CHANGE_EMAIL;
    const token = await makeLink(gateway.app, company, { purpose, newEmail });
    return {
      ...byVisitor(company),
      given: `input: { token: "${token}" }`,
      action: 'EMAIL_CHANGED',
      detail: `${company.email} to ${newEmail}`,
    };
  },
  async confirmAuthenticator(company, { gateway }) {
    const { data } = await gateway.graphql(
      company.token,
      'mutation { startAuthenticator { secret } }',
    );
    const secret = Secret.fromBase32(data.startAuthenticator.secret as string);
    return {
      ...byAdmin(company),
      given: `input: { code: "${new TOTP({ secret }).generate()}" }`,
      action: 'AUTHENTICATOR_ADDED',
    };
  },
  async addPasskey(company, { gateway }) {
    const { data } = await gateway.graphql(
      company.token,
      `mutation { startPasskey { ${creationFields} } }`,
    );
    const passkey = new SoftwarePasskey(gateway.app.publicUrl);
    const given = `input: ${graphqlLiteral(passkey.create(data.startPasskey))}`;
    return { ...byAdmin(company), given, action: 'PASSKEY_ADDED' };
  },
  async renamePasskey(company, { gateway }) {
    const { id } = await makePasskey(gateway, company);
    return {
      ...byAdmin(company),
      given: `input: { id: "${id}", name: "Key on my desk" }`,
      action: 'PASSKEY_RENAMED',
      detail: 'Key on my desk',
    };
  },
  async removePasskey(company, { gateway }) {
    const { id } = await makePasskey(gateway, company);
    return { ...byAdmin(company), given: `id: "${id}"`, action: 'PASSKEY_REMOVED' };
  },
  async signInWithPasskey(company, { gateway }) {
    const { passkey } = await makePasskey(gateway, company);
    const signed = graphqlLiteral(await signForSignIn(gateway, passkey));
    return {
      ...byAdmin(company),
      token: null,
      given: `input: { passkey: ${signed} }`,
      action: 'SIGNED_IN',
      detail: 'passkey',
    };
  },
  async removeAuthenticator(company, { gateway }) {
    await makeAuthenticator(gateway, company);
    return { ...byAdmin(company), given: '', action: 'AUTHENTICATOR_REMOVED' };
  },
  async updateSignInRules(company, { gateway }) {
    await makeAuthenticator(gateway, company);
    return {
      ...byAdmin(company),
      given: 'input: { requiresSecondFactor: true }',
      action: 'SAFEGUARD_CHANGED',
      detail: 'Second factor of all members: required, before not required',
    };
  },
  async renewRecoveryCodes(company, { gateway }) {
    await makeAuthenticator(gateway, company);
    return { ...byAdmin(company), given: '', action: 'RECOVERY_CODES_RENEWED' };
  },
  async endOtherSessions(company) {
    return { ...byAdmin(company), given: '', action: 'SESSIONS_ENDED', detail: '0' };
  },
};
