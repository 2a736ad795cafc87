/** A hostile request without credentials, which its sender adds. */
export interface HostileRequest {
  /** Describes its defect in a few words. */
  kind: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Stacks, SQL, paths and names of secrets, which no answer may contain. */
const leaks = [
  /\bat .{1,200}\.[cm]?[jt]s:\d+/,
  /node_modules|\/dist\/|\/src\/|file:\/\//,
  /\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM) .{1,200}\b(WHERE|FROM|VALUES|SET)\b/,
  /pgboss|relation "|column "|violates|constraint|syntax error at or near/i,
  /password_hash|passwordHash|tokenSecret|TOKEN_SECRET|PASSWORD_PEPPER|argon2/,
  /ECONNREFUSED|QueryFailedError|TypeError|RangeError|SyntaxError|is not a function|Cannot read prop/,
];

/** Returns the part of an answer that reveals internals. */
export function findLeak(answer: string): string | undefined {
  for (const pattern of leaks) {
    const found = pattern.exec(answer)?.[0];
    if (found) return found;
  }
  return undefined;
}
