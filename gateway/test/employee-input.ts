let counter = 0;
/** Makes a valid input with unique code, address and phone. */
export function makeEmployeeInput(): Record<string, unknown> {
  counter += 1;
  return {
    code: `C-${counter}`,
    name: 'Ana Lim',
    email: `person${counter}@company.example`,
    phone: String(60_000_000 + counter),
    department: 'Research',
  };
}
