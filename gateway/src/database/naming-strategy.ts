import { DefaultNamingStrategy, type Table } from 'typeorm';

/** Names columns and primary keys as the migrations do: `company_id`, `employee_pkey`. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined): string {
    return customName ?? property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }
}
