import { v7 as uuidv7 } from 'uuid';
import { DAY } from '../durations.js';
import { Role } from '../access/role.js';
import { Session, SessionKind } from '../access/session.entity.js';
import type { App } from '../request/context.js';
import { inTenant, type TenantTransaction } from '../database/tenant.js';
import { Account } from '../features/members/accounts/account.entity.js';
import { Company, CompanyStatus } from '../features/company/profile/company.entity.js';
import { CompanyDisease } from '../features/cases/diseases/company-disease.entity.js';
import { DiseaseChange } from '../features/cases/diseases/disease-change.entity.js';
import { makeDirectoryKeys } from '../features/people/directory/directory-keys.js';
import { Employee, type Gender } from '../features/people/directory/employee.entity.js';
import { formatOrderNumber } from '../features/company/orders/order-number.js';
import { Member } from '../features/members/team/member.entity.js';
import { Order } from '../features/company/orders/order.entity.js';
import { drawOrderSequence } from '../features/company/orders/order.queries.js';
import { buildOrder } from '../features/company/orders/priced-order.js';
import { professionalPlanId } from '../features/company/plans/plan.service.js';
import { createCameras } from './cameras.js';
import { PriceRegion, professionalPrices } from '../features/company/plans/price-list.js';
import { OrderTerm } from '../features/company/plans/pricing.js';
import { lockDemo } from './demo.queries.js';
import { demoCompanyId, demoPeople, demoTimeZone } from './people.js';
import { createTeam } from './team.js';
import { deriveDemoAppPassword, demoEmail, demoPassKey, deriveDemoPassword } from './sign-ins.js';
import { DiseaseCode } from '../validation/disease-code.js';

const demoOrderId = '019a0000-0000-7000-8000-0000000000d0';
/** Age of the company; greater than the simulated weeks, so that it has a past before them. */
const companyAgeMs = 90 * DAY;
/** Time for which the simulated phones stay signed in after the first start. */
const phoneSessionMs = 90 * DAY;

/** Creates the demo company with its account and people once, so that users can change them. */
export async function makeDemoCompany(app: App, now: number): Promise<void> {
  const { dataSource, passwords, tokenSecret } = app;
  const companies = dataSource.getRepository(Company);
  if (await companies.existsBy({ id: demoCompanyId })) return;
  const [passwordHash, appPasswordHash] = await Promise.all([
    passwords.hash(deriveDemoPassword(tokenSecret)),
    passwords.hash(deriveDemoAppPassword(tokenSecret)),
  ]);
  const createdAt = new Date(now - companyAgeMs);
  await inTenant(dataSource, demoCompanyId, async (db) => {
    const manager = await db.manager();
    await lockDemo(db);
    if (await manager.existsBy(Company, { id: demoCompanyId })) return;
    await manager.insert(Company, {
      id: demoCompanyId,
      passKey: demoPassKey,
      name: 'Harbourline Logistics',
      email: demoEmail,
      website: 'https://harbourline.example',
      country: 'Singapore',
      phone: '62225550',
      planId: professionalPlanId,
      status: CompanyStatus.ACTIVE,
      timeZone: demoTimeZone,
      // A metre: people in a warehouse pass each other at less than 6 feet all day.
      minDistance: 3,
      createdAt,
    });
    const accountId = uuidv7();
    await manager.insert(Account, {
      id: accountId,
      email: demoEmail,
      passwordHash,
      verifiedAt: createdAt,
      createdAt,
    });
    await manager.insert(Member, {
      companyId: demoCompanyId,
      id: uuidv7(),
      accountId,
      name: 'Marcus Yeo',
      role: Role.OWNER,
      createdAt,
    });
    await createTeam(db, { tokenSecret, passwordHash, now, invitedBy: demoEmail });
    const employees = demoPeople.map((person) => ({
      companyId: demoCompanyId,
      id: person.id,
      code: person.code,
      name: person.name,
      email: person.email,
      phone: person.phone,
      callingCode: '+65',
      designation: person.designation,
      department: person.department,
      gender: person.gender as Gender,
      dateOfBirth: person.dateOfBirth,
      // Users can set the passwords of the others, whose phones have never signed in.
      passwordHash: person.hasApp ? appPasswordHash : null,
      firstSignInAt: person.hasApp ? createdAt : null,
      createdAt,
      ...makeDirectoryKeys({ ...person, callingCode: '+65' }),
    }));
    await manager.insert(Employee, employees);
    await manager.insert(
      Session,
      demoPeople
        .filter(({ hasApp }) => hasApp)
        .map(({ id: employeeId }) => ({
          companyId: demoCompanyId,
          id: uuidv7(),
          kind: SessionKind.EMPLOYEE,
          employeeId,
          createdAt,
          expiresAt: new Date(now + phoneSessionMs),
        })),
    );
    await createCameras(db, createdAt);
    for (const disease of [DiseaseCode.INFLUENZA, DiseaseCode.MEASLES, DiseaseCode.NOROVIRUS])
      await useDisease(db, disease, createdAt);
    await manager.insert(Order, await buildDemoOrder(db, createdAt));
  });
}

/** Turns on a disease besides COVID-19. */
async function useDisease(
  db: TenantTransaction,
  disease: DiseaseCode,
  changedAt: Date,
): Promise<void> {
  const manager = await db.manager();
  const change = {
    companyId: demoCompanyId,
    disease,
    isUsed: true,
    changedAt,
    changedBy: demoEmail,
  };
  await manager.insert(CompanyDisease, { ...change, figures: {} });
  await manager.insert(DiseaseChange, {
    ...change,
    id: uuidv7({ msecs: changedAt.getTime() }),
    figure: null,
    before: null,
    after: null,
  });
}

/** Builds the order that the company placed when it joined: a year for its people and four cameras. */
async function buildDemoOrder(db: TenantTransaction, createdAt: Date): Promise<Order> {
  const wanted = {
    id: demoOrderId,
    planId: professionalPlanId,
    region: PriceRegion.INTERNATIONAL,
    term: OrderTerm.ANNUAL,
    employees: demoPeople.length,
    cameras: 4,
    billing: {
      name: 'Accounts payable',
      email: 'accounts@harbourline.example',
      phone: '62225551',
      address: '8 Pasir Panjang Road',
      city: 'Singapore',
      postalCode: '118496',
      country: 'SG',
    },
  };
  const number = formatOrderNumber(createdAt, await drawOrderSequence(db));
  const registered = { companyId: demoCompanyId, number, createdAt };
  return buildOrder(professionalPrices[wanted.region], wanted, registered);
}
