/**
 * Limits a table to companies: a transaction sees and writes the rows of its own company. Row level security is forced, so that it also
 * applies to the owner of the tables, whose functions delete rows.
 */
export function limitToCompany(table: string): string {
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_of_company ON ${table}
      USING (company_id = current_company()) WITH CHECK (company_id = current_company());`;
}

/** Lets the provider's own tenant read the rows of every company. To write, the provider enters the company. */
export function showToProvider(table: string): string {
  return `
    CREATE POLICY ${table}_for_provider ON ${table} FOR SELECT
      USING (current_company() = '00000000-0000-0000-0000-000000000000');`;
}
