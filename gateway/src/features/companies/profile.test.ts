import { describe, expect, it } from 'vitest';
import { makeAdministrator, makeCompany, makeEmployee } from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';

const gateway = useTestGateway();

const update = (token: string | null, input: Record<string, unknown>) =>
  gateway.graphql(
    token,
    `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) {
      name website country { code name } phone timeZone email } }`,
    { input },
  );
const logOf = async (company: string) => {
  const { token } = await makeAdministrator(gateway.app);
  const { data } = await gateway.graphql(
    token,
    'query ($company: UUID!) { auditEntries(company: { id: $company }) { items { action detail actor } } }',
    { company },
  );
  return data.auditEntries.items;
};

describe('updateCompany', () => {
  it('changes the given fields and ends no session', async () => {
    const made = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, made);
    const { data } = await update(made.token, {
      name: 'Harbour Works',
      website: 'harbour-works.example',
      country: 'US',
      phone: '1234567890123',
      timeZone: 'Europe/Lisbon',
    });
    expect(data.updateCompany).toEqual({
      name: 'Harbour Works',
      website: 'harbour-works.example',
      country: { code: 'US', name: 'United States of America' },
      phone: '1234567890123',
      timeZone: 'Europe/Lisbon',
      email: made.email,
    });
    const seen = await gateway.graphql(made.token, '{ company { name timeZone } }');
    expect(seen.data.company).toEqual({ name: 'Harbour Works', timeZone: 'Europe/Lisbon' });
    expect((await gateway.rest(phone.token, 'GET /employee/settings')).status).toBe(200);
    expect(await logOf(made.company.id)).toEqual([
      {
        action: 'COMPANY_UPDATED',
        detail: `${made.company.name} to Harbour Works`,
        actor: made.email,
      },
    ]);
  });

  it('keeps absent fields, and audits nothing if nothing changes', async () => {
    const made = await makeCompany(gateway.app);
    const { data } = await update(made.token, { phone: '7654321', website: null });
    expect(data.updateCompany).toMatchObject({
      name: made.company.name,
      website: made.company.website,
      phone: '7654321',
    });
    await update(made.token, { phone: '765 43-21', name: made.company.name });
    expect(await logOf(made.company.id)).toMatchObject([{ detail: 'phone' }]);
  });

  it('accepts its own name in another case, and refuses the name of another company', async () => {
    const made = await makeCompany(gateway.app, { name: 'Own Name' });
    await makeCompany(gateway.app, { name: 'Taken Name' });
    const louder = await update(made.token, { name: 'OWN NAME' });
    expect(louder.data.updateCompany.name).toBe('OWN NAME');
    const taken = await update(made.token, { name: 'TAKEN name', phone: '999999' });
    expect(taken.errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'name', message: 'This company name is already taken' }],
    });
    expect((await gateway.graphql(made.token, '{ company { phone } }')).data.company.phone).toBe(
      made.company.phone,
    );
  });

  it.each([
    ['name', '', 'Please enter your company name'],
    ['name', 'ab', 'Company name should be minimum 3 character'],
    ['name', 'A & B', 'Spaces and Special characters not allowed.'],
    ['website', '', 'Please enter your company website url'],
    ['website', 'javascript:alert(1)', 'Please enter valid url'],
    ['country', 'ZZ', 'Please select country'],
    ['phone', '', 'Please enter phone number'],
    ['phone', '12x345', 'Only numbers accepted.'],
    ['phone', '12 345', 'Minimum 6 digit required.'],
    ['phone', '12345', 'Minimum 6 digit required.'],
    ['phone', '12345678901234', 'At most 13 digits'],
    ['timeZone', 'Mars/Base', 'Please select a time zone'],
    ['timeZone', '+08:00', 'Please select a time zone'],
    ['timeZone', '', 'Please select a time zone'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const made = await makeCompany(gateway.app);
    const { errors } = await update(made.token, { [field]: value });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
  });

  it('is refused to the provider and visitors', async () => {
    const { token } = await makeAdministrator(gateway.app);
    expect((await update(token, {})).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await update(null, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
