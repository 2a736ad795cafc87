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

/** Acme as `company` answers. */
export const aCompany = (
  said: Partial<{ id: string; name: string; timeZone: string }> = {},
): { id: string; name: string; timeZone: string } => ({
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Acme',
  timeZone: 'Asia/Singapore',
  ...said,
});
