import type { Country } from '../ui/countries.ts';
import type { FollowUpState } from '../generated/graphql.ts';
import type { Money } from '../features/company/orders/pricing.ts';

/** All fields of `Employee`, so that any fragment can be resolved. */
export interface EmployeeRecord {
  id: string;
  code: string;
  name: string;
  email: string;
  phone: string;
  callingCode: string | null;
  designation: string;
  department: string;
  gender: 'FEMALE' | 'MALE' | null;
  dateOfBirth: string | null;
  isPositive: boolean;
  positiveDate: string | null;
  positiveSince: string | null;
  lastActiveAt: string | null;
  createdAt: string;
  photo: string | null;
  version: number;
  statusVersion: number;
  followUpState: FollowUpState | null;
  cases: EmployeeCaseRecord[];
}

/** Fields of a case on the pages of its person. */
interface EmployeeCaseRecord {
  id: string;
  number: number;
  disease: 'COVID_19' | 'MEASLES';
  classification: 'SUSPECTED' | 'CONFIRMED';
  outcome: 'RECOVERED' | null;
  openedAt?: string;
  closedAt?: string | null;
}

let made = 0;
const nextId = (): string => {
  made += 1;
  return `01900000-0000-7000-8000-${String(made).padStart(12, '0')}`;
};

/** Creates an employee of Acme. Tests name only the fields that matter. */
export const anEmployee = (overrides: Partial<EmployeeRecord> = {}): EmployeeRecord => {
  const id = overrides.id ?? nextId();
  const number = Number(id.slice(-6));
  return {
    id,
    code: `E${number}`,
    name: `Person ${number}`,
    email: `person${number}@acme.test`,
    phone: `81${String(number).padStart(6, '0')}`,
    callingCode: '+65',
    designation: '',
    department: 'Sales',
    gender: null,
    dateOfBirth: null,
    isPositive: false,
    positiveDate: null,
    positiveSince: overrides.positiveDate ?? null,
    followUpState: null,
    lastActiveAt: null,
    createdAt: '2026-01-05T01:00:00.000Z',
    photo: null,
    version: 1,
    statusVersion: 0,
    cases: [],
    ...overrides,
  };
};

export const singapore: Country = { code: 'SG', name: 'Singapore' };
export const countries: Country[] = [
  { code: 'IN', name: 'India' },
  singapore,
  { code: 'SE', name: 'Sweden' },
];

export const usd = (amount: string): Money => ({ amount, currency: 'USD' });

interface PriceTierRecord {
  region: 'INDIA' | 'INTERNATIONAL';
  kind: 'EMPLOYEE' | 'CAMERA';
  upTo: number | null;
  price: Money;
}

/** All fields of `Plan`. */
export interface PlanRecord {
  id: string;
  name: string;
  description: string;
  maxEmployees: number;
  isPayable: boolean;
  access: string[];
  priceTiers: PriceTierRecord[];
}

const steps = (
  { currency, ...of }: Pick<PriceTierRecord, 'region' | 'kind'> & Pick<Money, 'currency'>,
  lasts: [number, number],
  prices: [string, string, string],
): PriceTierRecord[] =>
  prices.map((amount, index) => ({
    ...of,
    upTo: lasts[index] ?? null,
    price: { amount, currency },
  }));

/** The price list of Professional. */
const professionalTiers: PriceTierRecord[] = [
  ...steps(
    { region: 'INDIA', currency: 'INR', kind: 'EMPLOYEE' },
    [200, 500],
    ['100.00', '80.00', '60.00'],
  ),
  ...steps(
    { region: 'INDIA', currency: 'INR', kind: 'CAMERA' },
    [10, 20],
    ['4000.00', '3000.00', '2000.00'],
  ),
  ...steps(
    { region: 'INTERNATIONAL', currency: 'USD', kind: 'EMPLOYEE' },
    [200, 500],
    ['2.00', '1.60', '1.20'],
  ),
  ...steps(
    { region: 'INTERNATIONAL', currency: 'USD', kind: 'CAMERA' },
    [10, 20],
    ['60.00', '45.00', '30.00'],
  ),
];

/** The provider's three plans. */
export const plans = {
  standard: {
    id: '019a0000-0000-7000-8000-000000000001',
    name: 'Standard',
    description: 'A trial.',
    maxEmployees: 50,
    isPayable: false,
    access: ['mobile'],
    priceTiers: [],
  },
  professional: {
    id: '019a0000-0000-7000-8000-000000000002',
    name: 'Professional',
    description: 'With cameras.',
    maxEmployees: 1000,
    isPayable: true,
    access: ['mobile', 'camera'],
    priceTiers: professionalTiers,
  },
  enterprise: {
    id: '019a0000-0000-7000-8000-000000000003',
    name: 'Enterprise',
    description: 'On your own premises.',
    maxEmployees: 100_000,
    isPayable: true,
    access: ['mobile', 'camera', 'on-premise'],
    priceTiers: [],
  },
} satisfies Record<string, PlanRecord>;

/** Fields of a company that its members can query. */
export interface CompanyRecord {
  id: string;
  passKey: string;
  name: string;
  email: string;
  phone: string;
  website: string;
  country: Country;
  timeZone: string;
  keptFrom: string | null;
  plan: PlanRecord;
  createdAt: string;
  deletionAt: string | null;
  trial: TrialRecord | null;
  planRequest: { plan: PlanRecord; requestedAt: string; note: string } | null;
  licences: LicencesRecord;
}

interface TrialRecord {
  endsAt: string;
  daysLeft: number;
  isOver: boolean;
}

interface LicencesRecord {
  employees: { ordered: number | null; used: number };
  cameras: { ordered: number | null; used: number };
  isRounded: boolean;
}

const noLicences: LicencesRecord = {
  employees: { ordered: null, used: 0 },
  cameras: { ordered: null, used: 0 },
  isRounded: false,
};

/** Creates the company Acme. */
export const aCompany = (overrides: Partial<CompanyRecord> = {}): CompanyRecord => ({
  id: '01900000-0000-7000-8000-000000000001',
  passKey: 'ACME-7F3K-92QD',
  name: 'Acme',
  email: 'anna@acme.test',
  phone: '81234567',
  website: 'www.acme.test',
  country: singapore,
  timeZone: 'Asia/Singapore',
  keptFrom: null,
  plan: plans.professional,
  createdAt: '2026-01-05T01:00:00.000Z',
  deletionAt: null,
  trial: null,
  planRequest: null,
  licences: noLicences,
  ...overrides,
});

/** Fields of a company in the provider's list. */
export interface DirectoryCompanyRecord {
  id: string;
  name: string;
  email: string;
  phone: string;
  website: string;
  status: 'ACTIVE' | 'INACTIVE' | 'PENDING';
  plan: PlanRecord;
  deletionAt: string | null;
  trial: TrialRecord | null;
  planRequest: { plan: PlanRecord; requestedAt: string; note: string } | null;
  licences: LicencesRecord;
}

/** Creates a company in the provider's list. */
export const aDirectoryCompany = (
  overrides: Partial<DirectoryCompanyRecord> = {},
): DirectoryCompanyRecord => {
  const id = overrides.id ?? nextId();
  return {
    id,
    name: `Company ${Number(id.slice(-6))}`,
    email: 'anna@company.test',
    phone: '81234567',
    website: 'www.company.test',
    status: 'ACTIVE',
    plan: plans.standard,
    deletionAt: null,
    trial: null,
    planRequest: null,
    licences: noLicences,
    ...overrides,
  };
};

/** All fields of `Order`. */
export interface OrderRecord {
  id: string;
  number: string;
  company: { id: string; name: string; plan: PlanRecord; trial: null };
  plan: PlanRecord;
  region: 'INDIA' | 'INTERNATIONAL';
  term: 'MONTHLY' | 'ANNUAL';
  employees: number;
  cameras: number;
  lines: { kind: 'EMPLOYEE' | 'CAMERA'; count: number; price: Money; monthly: Money }[];
  monthly: Money;
  months: number;
  total: Money;
  billing: {
    name: string;
    email: string;
    phone: string;
    address: string;
    city: string;
    postalCode: string | null;
    country: Country;
  };
  payment: 'IN_CASH';
  createdAt: string;
}

/** Creates an annual order of Acme for 250 employees. */
export const anOrder = (overrides: Partial<OrderRecord> = {}): OrderRecord => {
  const id = overrides.id ?? nextId();
  return {
    id,
    number: `VC-2026-${id.slice(-6)}`,
    company: {
      id: '01900000-0000-7000-8000-000000000001',
      name: 'Acme',
      plan: plans.professional,
      trial: null,
    },
    plan: plans.professional,
    region: 'INTERNATIONAL',
    term: 'ANNUAL',
    employees: 250,
    cameras: 0,
    lines: [
      { kind: 'EMPLOYEE', count: 200, price: usd('1.80'), monthly: usd('360.00') },
      { kind: 'EMPLOYEE', count: 50, price: usd('1.44'), monthly: usd('72.00') },
    ],
    monthly: usd('432.00'),
    months: 12,
    total: usd('5184.00'),
    billing: {
      name: 'Anna Li',
      email: 'bills@acme.test',
      phone: '81234567',
      address: '1 Robinson Road',
      city: 'Singapore',
      postalCode: '068895',
      country: singapore,
    },
    payment: 'IN_CASH',
    createdAt: '2026-01-05T01:00:00.000Z',
    ...overrides,
  };
};
