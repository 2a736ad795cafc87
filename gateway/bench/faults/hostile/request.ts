/** One hostile request. Its session is added by whoever sends it. */
export interface HostileRequest {
  /** What is wrong with it, in a few words. */
  kind: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** A text of a websocket at /graphql, after its session was accepted. */
export interface HostileMessage {
  kind: string;
  text: string;
}

/** What no answer may hold: stacks, statements, places on the disk, names of secrets. */
const ours = [
  /\bat .{1,200}\.[cm]?[jt]s:\d+/,
  /node_modules|\/dist\/|\/src\/|file:\/\//,
  /\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM) .{1,200}\b(WHERE|FROM|VALUES|SET)\b/,
  /pgboss|relation "|column "|violates|constraint|syntax error at or near/i,
  /password_hash|passwordHash|tokenSecret|TOKEN_SECRET|PASSWORD_PEPPER|argon2/,
  /ECONNREFUSED|QueryFailedError|TypeError|RangeError|SyntaxError|is not a function|Cannot read prop/,
];

/** The part of an answer that says more of us than it may. */
export function indiscretionIn(answer: string): string | undefined {
  for (const pattern of ours) {
    const found = pattern.exec(answer)?.[0];
    if (found) return found;
  }
  return undefined;
}
