import type { AuditAction } from '../../src/features/audit/entries/audit-entry.entity.js';
import type { MadeCompany } from '../factories.js';
import type { Imports } from '../imports.js';
import type { TestGateway } from '../run-document.js';

/** Id of the largest plan. */
export const enterprise = '019a0000-0000-7000-8000-000000000003';

/** A successful mutation and its expected audit entry. */
export interface Act {
  /** Whose log has it. */
  tenant: string;
  token: string | null;
  /** The arguments, as GraphQL writes them. */
  given: string;
  /** Selection of a field that returns an object. */
  asks?: string;
  file?: File;
  /** Cookies of the browser. */
  cookie?: string;
  action: AuditAction;
  actor: string | null;
  role: string | null;
  detail?: unknown;
}

/** Environment of an act. */
export interface Stage {
  gateway: TestGateway;
  imports: Imports;
  administrator: { email: string; password: string; token: string };
}

/** How mutations are done well by people of a company that has just been made, by their names. */
export type Acts = Record<string, (company: MadeCompany, stage: Stage) => Promise<Act>>;

export const byAdmin = ({ company, email, token }: MadeCompany) => ({
  tenant: company.id,
  token,
  actor: email,
  role: 'OWNER',
});
export const byProvider = ({ company }: MadeCompany, administrator: Stage['administrator']) => ({
  tenant: company.id,
  token: administrator.token,
  actor: administrator.email,
  role: 'PROVIDER_ADMIN',
});
export const byVisitor = ({ company }: MadeCompany) => ({
  tenant: company.id,
  token: null,
  actor: null,
  role: null,
});

/** Writes a value as a GraphQL literal. */
export const graphqlLiteral = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((each) => graphqlLiteral(each)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => `${name}: ${graphqlLiteral(each)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return JSON.stringify(value);
};

/** Makes an act of a company's admin that needs no preparation. */
export const setting =
  (given: string, action: AuditAction = 'SETTINGS_CHANGED') =>
  async (company: MadeCompany): Promise<Act> => ({ ...byAdmin(company), given, action });
