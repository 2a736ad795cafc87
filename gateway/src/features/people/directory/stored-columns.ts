/**
 * Columns of an employee that undoing restores, by their names in the table, and the status that a row of a file sets. Dates are
 * yyyy-MM-dd, moments ISO 8601.
 */
export interface StoredColumns {
  code?: string | null;
  name?: string;
  email?: string | null;
  phone?: string | null;
  calling_code?: string;
  designation?: string;
  department?: string;
  gender?: 'Female' | 'Male' | null;
  date_of_birth?: string | null;
  password_hash?: string | null;
  is_positive?: boolean;
  positive_date?: string | null;
  last_active_at?: string | null;
  first_sign_in_at?: string | null;
  deleted_at?: string | null;
  name_key?: string;
  department_key?: string;
  search?: string;
  phone_key?: string | null;
}

/** All columns of the table but the ids, `version` and `created_at`. */
export const storedColumns = [
  'code',
  'name',
  'email',
  'phone',
  'calling_code',
  'designation',
  'department',
  'gender',
  'date_of_birth',
  'password_hash',
  'last_active_at',
  'first_sign_in_at',
  'deleted_at',
  'name_key',
  'department_key',
  'search',
  'phone_key',
] as const satisfies readonly (keyof StoredColumns)[];
