import { DefaultNamingStrategy, type Table } from 'typeorm';

/** Names columns and keys as the migrations do: `company_id`, `employee_pkey`, `employee_company_fkey`. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined): string {
    return customName ?? property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  /** A foreign key is named after its last column; the first is the company's in most tables. */
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.at(-1)?.replace(/_id$/, '')}_fkey`;
  }
}
