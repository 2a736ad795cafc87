/** What `Employee` answers with, whole, so that any fragment finds its fields. */
export interface EmployeeRecord {
  id: string;
  employeeId: string;
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  designation: string;
  department: string;
  gender: 'FEMALE' | 'MALE' | null;
  dateOfBirth: string | null;
  isPositive: boolean;
  positiveDate: string | null;
  lastActive: string | null;
  createdAt: string;
}

let made = 0;
const nextId = (): string => {
  made += 1;
  return `01900000-0000-7000-8000-${String(made).padStart(12, '0')}`;
};

/** An employee of Acme, with what the test cares about said. */
export const anEmployee = (said: Partial<EmployeeRecord> = {}): EmployeeRecord => {
  const id = said.id ?? nextId();
  const number = Number(id.slice(-6));
  return {
    id,
    employeeId: `E${number}`,
    name: `Person ${number}`,
    email: `person${number}@acme.test`,
    phone: `81${String(number).padStart(6, '0')}`,
    countryCode: '+65',
    designation: '',
    department: 'Sales',
    gender: null,
    dateOfBirth: null,
    isPositive: false,
    positiveDate: null,
    lastActive: null,
    createdAt: '2026-01-05T01:00:00.000Z',
    ...said,
  };
};

/** What `Plan` answers with, whole. */
export interface PlanRecord {
  id: string;
  name: string;
  price: string;
  description: string;
  maxEmployee: number;
  isPayable: boolean;
  access: string[];
}

/** The provider's three plans. */
export const plans = {
  standard: {
    id: '019a0000-0000-7000-8000-000000000001',
    name: 'Standard',
    price: '0.00',
    description: 'A trial.',
    maxEmployee: 50,
    isPayable: false,
    access: ['mobile'],
  },
  professional: {
    id: '019a0000-0000-7000-8000-000000000002',
    name: 'Professional',
    price: '2.00',
    description: 'With cameras.',
    maxEmployee: 1000,
    isPayable: true,
    access: ['mobile', 'camera'],
  },
  enterprise: {
    id: '019a0000-0000-7000-8000-000000000003',
    name: 'Enterprise',
    price: '0.00',
    description: 'On your own premises.',
    maxEmployee: 100_000,
    isPayable: true,
    access: ['mobile', 'camera', 'on-premise'],
  },
} satisfies Record<string, PlanRecord>;

interface CompanyRecord {
  id: string;
  name: string;
  timeZone: string;
  plan: PlanRecord;
}

/** Acme as `company` answers. */
export const aCompany = (said: Partial<CompanyRecord> = {}): CompanyRecord => ({
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Acme',
  timeZone: 'Asia/Singapore',
  plan: plans.professional,
  ...said,
});

/** What a company of the provider's directory answers with. */
export interface DirectoryCompanyRecord {
  id: string;
  name: string;
  email: string;
  phone: string;
  website: string;
  status: 'ACTIVE' | 'INACTIVE' | 'PENDING';
  plan: PlanRecord;
}

/** A company of the provider's directory, with what the test cares about said. */
export const aDirectoryCompany = (
  said: Partial<DirectoryCompanyRecord> = {},
): DirectoryCompanyRecord => {
  const id = said.id ?? nextId();
  return {
    id,
    name: `Company ${Number(id.slice(-6))}`,
    email: 'anna@company.test',
    phone: '81234567',
    website: 'www.company.test',
    status: 'ACTIVE',
    plan: plans.standard,
    ...said,
  };
};
