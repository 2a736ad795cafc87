import { Secret, TOTP } from 'otpauth';
import { inTenant, poolOf, providerTenant } from '../../src/database/tenant.js';
import { LinkPurpose } from '../../src/features/accounts/mailed-link.entity.js';
import { CompanyStatus } from '../../src/features/companies/company.entity.js';
import { makeCompany, makeEmployee, makeLink, signUpFields } from '../factories.js';
import { makeOwnFileLink } from '../own-file.js';
import { makeAuthenticator } from '../second-factor.js';
import { makePasskey, signForSignIn, SoftwarePasskey, creationFields } from '../passkeys.js';
import { type Acts, byAdmin, byProvider, byVisitor, enterprise, graphqlLiteral } from './act.js';

/** Of visitors, of accounts, and of the provider. */
export const accountActs: Acts = {
  async updateCompanyPlan(made, { administrator }) {
    return {
      ...byProvider(made, administrator),
      given: `input: { company: { id: "${made.company.id}" }, planId: "${enterprise}" }`,
      action: 'PLAN_CHANGED',
      detail: 'Professional to Enterprise',
    };
  },
  async changePassword(made) {
    return {
      ...byAdmin(made),
      given: `input: { currentPassword: "${made.password}", password: "another password" }`,
      action: 'PASSWORD_CHANGED',
    };
  },
  async verifyEmail(_, { gateway }) {
    const made = await makeCompany(gateway.app, { verified: false });
    const token = await makeLink(gateway.app, made, { purpose: LinkPurpose.VERIFY_EMAIL });
    return {
      ...byVisitor(made),
      given: `input: { token: "${token}", password: "first password" }`,
      action: 'EMAIL_VERIFIED',
    };
  },
  async resetPassword(made, { gateway }) {
    const token = await makeLink(gateway.app, made);
    return {
      ...byVisitor(made),
      given: `input: { token: "${token}", password: "third password" }`,
      action: 'PASSWORD_RESET',
    };
  },
  async requestPasswordReset(made) {
    return {
      ...byVisitor(made),
      given: `input: { email: "${made.email}" }`,
      action: 'PASSWORD_FORGOTTEN',
    };
  },
  async requestOwnFileLink(made, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, made);
    return {
      ...byVisitor(made),
      given: `input: { email: "${employee.email}" }`,
      action: 'OWN_FILE_LINK_MAILED',
      detail: `employee ${employee.id}`,
    };
  },
  async openOwnFile(made, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, made);
    const token = await makeOwnFileLink(gateway.app, employee);
    return {
      ...byVisitor(made),
      role: 'OWN_FILE',
      given: `input: { token: "${token}" }`,
      action: 'SIGNED_IN',
      detail: `employee ${employee.id}`,
    };
  },
  async resendVerification(_, { gateway }) {
    const made = await makeCompany(gateway.app, { verified: false });
    await poolOf(gateway.app.dataSource).query(
      `UPDATE account SET password_hash = NULL WHERE email = '${made.email}'`,
    );
    return {
      ...byVisitor(made),
      given: `input: { email: "${made.email}" }`,
      action: 'VERIFICATION_RESENT',
    };
  },
  async createCompany(made, { administrator }) {
    const input = graphqlLiteral(signUpFields());
    // The company is the one that it makes.
    return {
      ...byProvider(made, administrator),
      tenant: '',
      given: `input: ${input}`,
      asks: '{ id }',
      action: 'COMPANY_CREATED',
    };
  },
  async signUp(made) {
    const input = graphqlLiteral(signUpFields());
    return {
      ...byVisitor(made),
      tenant: '',
      given: `input: ${input}`,
      asks: '{ id }',
      action: 'COMPANY_SIGNED_UP',
    };
  },
  async requestGuide(made) {
    return {
      ...byVisitor(made),
      tenant: providerTenant,
      given: 'input: { name: "Zoë", email: "zoe@company.example" }',
      action: 'GUIDE_REQUESTED',
    };
  },
  async retryMail(made, { administrator, gateway }) {
    const { data } = await gateway.graphql(
      administrator.token,
      `mutation { createCompany(input: ${graphqlLiteral(signUpFields())}) { id } }`,
    );
    const tenant = data.createCompany.id as string;
    const [mail] = await inTenant(gateway.app.dataSource, tenant, (db) =>
      db.unnamed<{ id: string }>('SELECT id FROM mail'),
    );
    return {
      ...byProvider(made, administrator),
      tenant,
      given: `id: "${mail?.id}"`,
      action: 'MAIL_RETRIED',
    };
  },
  async cancelCompanyDeletion(made, { administrator, gateway }) {
    await gateway.graphql(
      made.token,
      `mutation { scheduleCompanyDeletion(input: { companyName: "${made.company.name}", password: "${made.password}" }) { id } }`,
    );
    return {
      ...byProvider(made, administrator),
      given: `company: { id: "${made.company.id}" }`,
      action: 'DELETION_UNDONE',
    };
  },
  async updateCompanyStatus(_, { administrator, gateway }) {
    const made = await makeCompany(gateway.app, { status: CompanyStatus.PENDING });
    const given = `input: { company: { id: "${made.company.id}" }, status: ACTIVE }`;
    return { ...byProvider(made, administrator), given, action: 'COMPANY_ACCEPTED' };
  },
  async signInCompany(made) {
    const given = `input: { email: "${made.email}", password: "${made.password}" }`;
    return { ...byAdmin(made), token: null, given, action: 'SIGNED_IN' };
  },
  async signInAdministrator(made, { administrator }) {
    const { email, password } = administrator;
    const given = `input: { email: "${email}", password: "${password}" }`;
    return {
      ...byProvider(made, administrator),
      tenant: providerTenant,
      token: null,
      given,
      action: 'SIGNED_IN',
    };
  },
  async signInEmployee(made, { gateway }) {
    const passwordHash = await gateway.app.passwords.hash('123456');
    const { employee } = await makeEmployee(gateway.app, made, { passwordHash });
    return {
      ...byVisitor(made),
      role: 'EMPLOYEE',
      given: `input: { passKey: "${made.company.passKey}", email: "${employee.email}", password: "123456" }`,
      action: 'SIGNED_IN',
      detail: `employee ${employee.id}`,
    };
  },
  async signOut(made) {
    return { ...byAdmin(made), given: '', action: 'SIGNED_OUT' };
  },
  async endSession(made, { gateway }) {
    const { data } = await gateway.graphql(made.token, '{ mySessions { id } }');
    const [{ id }] = data.mySessions as [{ id: string }];
    return { ...byAdmin(made), given: `id: "${id}"`, action: 'SESSIONS_ENDED', detail: '1' };
  },
  async confirmIdentity(made) {
    const given = `input: { password: "${made.password}" }`;
    return { ...byAdmin(made), given, action: 'IDENTITY_CONFIRMED', detail: 'password' };
  },
  async confirmAuthenticator(made, { gateway }) {
    const { data } = await gateway.graphql(
      made.token,
      'mutation { startAuthenticator { secret } }',
    );
    const secret = Secret.fromBase32(data.startAuthenticator.secret as string);
    return {
      ...byAdmin(made),
      given: `input: { code: "${new TOTP({ secret }).generate()}" }`,
      action: 'AUTHENTICATOR_ADDED',
    };
  },
  async addPasskey(made, { gateway }) {
    const { data } = await gateway.graphql(
      made.token,
      `mutation { startPasskey { ${creationFields} } }`,
    );
    const passkey = new SoftwarePasskey(gateway.app.publicUrl);
    const given = `input: ${graphqlLiteral(passkey.create(data.startPasskey))}`;
    return { ...byAdmin(made), given, action: 'PASSKEY_ADDED' };
  },
  async renamePasskey(made, { gateway }) {
    const { id } = await makePasskey(gateway, made);
    return {
      ...byAdmin(made),
      given: `input: { id: "${id}", name: "Key on my desk" }`,
      action: 'PASSKEY_RENAMED',
      detail: 'Key on my desk',
    };
  },
  async removePasskey(made, { gateway }) {
    const { id } = await makePasskey(gateway, made);
    return { ...byAdmin(made), given: `id: "${id}"`, action: 'PASSKEY_REMOVED' };
  },
  async signInWithPasskey(made, { gateway }) {
    const { passkey } = await makePasskey(gateway, made);
    const signed = graphqlLiteral(await signForSignIn(gateway, passkey));
    return {
      ...byAdmin(made),
      token: null,
      given: `input: { passkey: ${signed} }`,
      action: 'SIGNED_IN',
      detail: 'passkey',
    };
  },
  async removeAuthenticator(made, { gateway }) {
    await makeAuthenticator(gateway, made);
    return { ...byAdmin(made), given: '', action: 'AUTHENTICATOR_REMOVED' };
  },
  async updateSignInRules(made, { gateway }) {
    await makeAuthenticator(gateway, made);
    return {
      ...byAdmin(made),
      given: 'input: { requiresSecondFactor: true }',
      action: 'SETTINGS_CHANGED',
      detail: 'Second factor required',
    };
  },
  async renewRecoveryCodes(made, { gateway }) {
    await makeAuthenticator(gateway, made);
    return { ...byAdmin(made), given: '', action: 'RECOVERY_CODES_RENEWED' };
  },
  async endOtherSessions(made) {
    return { ...byAdmin(made), given: '', action: 'SESSIONS_ENDED', detail: '0' };
  },
};
