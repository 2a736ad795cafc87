import { describe, expect, it } from 'vitest';
import { makeAdministrator, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();

const update = (token: string | null, input: Record<string, unknown>) =>
  gateway.graphql(
    token,
    `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) {
      name website country { code name } phone timeZone email } }`,
    { input },
  );
const listEntries = async (company: string) => {
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
    const company = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, company);
    const { data } = await update(company.token, {
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
      email: company.email,
    });
    const seen = await gateway.graphql(company.token, '{ company { name timeZone } }');
    expect(seen.data.company).toEqual({ name: 'Harbour Works', timeZone: 'Europe/Lisbon' });
    expect((await gateway.rest(phone.token, 'GET /employee/settings')).status).toBe(200);
    expect(await listEntries(company.company.id)).toEqual([
      {
        action: 'COMPANY_UPDATED',
        detail: `${company.company.name} to Harbour Works, website, country, phone, timeZone`,
        actor: company.email,
      },
    ]);
  });

  it('keeps absent fields, and audits nothing if nothing changes', async () => {
    const company = await makeCompany(gateway.app);
    const { data } = await update(company.token, { phone: '7654321', website: null });
    expect(data.updateCompany).toMatchObject({
      name: company.company.name,
      website: company.company.website,
      phone: '7654321',
    });
    await update(company.token, { phone: '765 43-21', name: company.company.name });
    expect(await listEntries(company.company.id)).toMatchObject([{ detail: 'phone' }]);
  });

  it('accepts its own name in another case, and refuses the name of another company', async () => {
    const company = await makeCompany(gateway.app, { name: 'Own Name' });
    await makeCompany(gateway.app, { name: 'Taken Name' });
    const louder = await update(company.token, { name: 'OWN NAME' });
    expect(louder.data.updateCompany.name).toBe('OWN NAME');
    const taken = await update(company.token, { name: 'TAKEN name', phone: '999999' });
    expect(taken.errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'name', message: 'This company name is already taken' }],
    });
    expect((await gateway.graphql(company.token, '{ company { phone } }')).data.company.phone).toBe(
      company.company.phone,
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
    const company = await makeCompany(gateway.app);
    const { errors } = await update(company.token, { [field]: value });
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
