let counter = 0;
/** An input that is right; each has a code, address and phone of its own. */
export function rightInput(): Record<string, unknown> {
  counter += 1;
  return {
    code: `C-${counter}`,
    name: 'Ana Lim',
    email: `person${counter}@company.example`,
    phone: String(60_000_000 + counter),
    department: 'Research',
  };
}
