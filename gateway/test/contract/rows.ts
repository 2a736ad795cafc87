import { caseRows } from './case-rows.js';
import { companyRows } from './company-rows.js';
import { deviceRows } from './device-rows.js';
import { employeeRows } from './employee-rows.js';

/** Every row of the contract. */
export const contractRows = [...companyRows, ...employeeRows, ...deviceRows, ...caseRows];
