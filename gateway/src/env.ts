import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import proxyAddr from '@fastify/proxy-addr';
import { StartupError } from './errors.js';
import { type Networks, parseNetworks } from './validation/public-address.js';

/** Access to the metrics: open to everybody, closed, or for callers with the token. */
export type MetricsAccess = 'open' | 'closed' | { token: string };

/** The folder of pnpm-workspace.yaml, found from `src` and from `dist/gateway/src`. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

export interface Env {
  port: number;
  /** Number of processes that serve the port. */
  processes: number;
  publicUrl: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** A streaming replica of the database. Undefined: none. */
  databaseReplicaUrl: string | undefined;
  /** PgBouncer in front of the same database, for request connections. */
  poolerUrl: string | undefined;
  dataDir: string;
  /** Signs session tokens. */
  tokenSecret: string;
  /** Part of every password hash, not stored in the database. */
  passwordPepper: string;
  /** Password of the embedded database's owner. */
  embeddedPassword: string;
  adminEmail: string;
  adminPassword: string;
  /** Mail server. Undefined: mails are stored and shown to the provider's administrator. */
  smtpUrl: string | undefined;
  /** Sender of mails. */
  mailFrom: string;
  /** Recipient of guide requests. */
  salesEmail: string;
  /** Where to report a vulnerability, as a URI. Undefined: no security.txt. */
  securityContact: string | undefined;
  /** RSS or Atom feed of the blog page. Undefined: the project's own. */
  blogFeedUrl: string | undefined;
  /** Private networks that the gateway may call at addresses entered by customers. */
  outboundNetworks: Networks;
  introspection: boolean;
  /** Whether /graphql runs only the web app's own documents. */
  persistedOnly: boolean;
  logLevel: string;
  /** Who may read /metrics. */
  metrics: MetricsAccess;
  /** Proxies whose `X-Forwarded-For` counts. */
  trusts: TrustedProxies;
  /** Time for which a stopping process accepts requests until load balancers have noticed, in seconds. */
  drainSeconds: number;
}

/** Returns whether an address is a trusted proxy. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Guards against typing errors. */
const maxProcesses = 64;

const secretNames = ['tokenSecret', 'passwordPepper', 'embeddedPassword', 'adminPassword'] as const;
type Secrets = Record<(typeof secretNames)[number], string>;

/**
 * Reads the configuration.
 * @throws StartupError that names the variable and what to do, in one line.
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const databaseUrl = variables.DATABASE_URL || undefined;
  const dataDir = resolve(projectRoot, variables.DATA_DIR || '.data');
  const port = readPort(variables.PORT);
  const adminEmail = (variables.ADMIN_EMAIL || 'admin@visioncloud.example').toLowerCase();
  const secrets = databaseUrl ? assertSecrets(variables) : readOrCreateSecrets(dataDir);
  return {
    port,
    processes: readProcesses(variables.GATEWAY_PROCESSES, databaseUrl),
    publicUrl: (variables.PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, ''),
    databaseUrl,
    databaseReplicaUrl: readReplicaUrl(variables.DATABASE_REPLICA_URL, databaseUrl),
    poolerUrl: readPoolerUrl(variables.DATABASE_POOLER_URL, databaseUrl),
    dataDir,
    tokenSecret: variables.TOKEN_SECRET || secrets.tokenSecret,
    passwordPepper: variables.PASSWORD_PEPPER || secrets.passwordPepper,
    embeddedPassword: secrets.embeddedPassword,
    adminEmail,
    adminPassword: variables.ADMIN_PASSWORD || secrets.adminPassword,
    smtpUrl: readSmtpUrl(variables.SMTP_URL),
    mailFrom: variables.MAIL_FROM || 'VisionCloud <no-reply@visioncloud.example>',
    salesEmail: variables.SALES_EMAIL || adminEmail,
    securityContact: readSecurityContact(variables.SECURITY_CONTACT, databaseUrl),
    blogFeedUrl: readFeedUrl(variables.BLOG_FEED_URL),
    outboundNetworks: readOutboundNetworks(variables.OUTBOUND_NETWORKS),
    introspection: readSwitch(
      'GRAPHQL_INTROSPECTION',
      variables.GRAPHQL_INTROSPECTION,
      !databaseUrl,
    ),
    persistedOnly: readSwitch('GRAPHQL_PERSISTED_ONLY', variables.GRAPHQL_PERSISTED_ONLY, false),
    logLevel: readLogLevel(variables.LOG_LEVEL),
    metrics: readMetricsAccess(variables.METRICS_TOKEN, databaseUrl ? 'closed' : 'open'),
    trusts: readProxies(variables.TRUST_PROXY),
    drainSeconds: readSeconds('DRAIN_SECONDS', variables.DRAIN_SECONDS, databaseUrl ? 5 : 0),
  };
}

/** Returns whether OpenTelemetry's variables name a destination of traces. Its SDK reads the others. */
export function isTracingConfigured(variables: NodeJS.ProcessEnv = process.env): boolean {
  if (variables.OTEL_SDK_DISABLED === 'true' || variables.OTEL_TRACES_EXPORTER === 'none')
    return false;
  return [
    variables.OTEL_EXPORTER_OTLP_ENDPOINT,
    variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    variables.OTEL_TRACES_EXPORTER,
  ].some(Boolean);
}

/** Settings of commands that use the database without the gateway. */
export interface DatabaseSettings {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Password of the embedded database's owner. */
  embeddedPassword: string;
}

/** @throws StartupError if the data folder cannot be used. */
export function readDatabaseSettings(variables: NodeJS.ProcessEnv = process.env): DatabaseSettings {
  const databaseUrl = variables.DATABASE_URL || undefined;
  const dataDir = resolve(projectRoot, variables.DATA_DIR || '.data');
  const secrets = databaseUrl ? undefined : readOrCreateSecrets(dataDir);
  return {
    databaseUrl,
    dataDir,
    embeddedPassword: secrets?.embeddedPassword ?? '',
  };
}

function findRoot(folder: string): string {
  try {
    readFileSync(join(folder, 'pnpm-workspace.yaml'));
    return folder;
  } catch {
    const parent = dirname(folder);
    if (parent === folder)
      throw new StartupError('pnpm-workspace.yaml not found: start from a full checkout');
    return findRoot(parent);
  }
}

function readPort(value: string | undefined): number {
  if (!value) return 4000;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartupError(`PORT is '${value}': set it to a number from 1 to 65535`);
  }
  return port;
}

function readProcesses(value: string | undefined, databaseUrl: string | undefined): number {
  if (!value) return 1;
  const processes = Number(value);
  if (!Number.isInteger(processes) || processes < 1 || processes > maxProcesses)
    throw new StartupError(
      `GATEWAY_PROCESSES is '${value}': set it to a whole number from 1 to ${maxProcesses}`,
    );
  if (processes > 1 && !databaseUrl)
    throw new StartupError(
      'GATEWAY_PROCESSES needs DATABASE_URL: the embedded database serves a single process',
    );
  return processes;
}

function readReplicaUrl(
  value: string | undefined,
  databaseUrl: string | undefined,
): string | undefined {
  if (!value) return undefined;
  if (!databaseUrl)
    throw new StartupError(
      'DATABASE_REPLICA_URL needs DATABASE_URL: set it to the primary, or leave the replica out',
    );
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol)) return value;
  // The value may contain a password, so the message does not repeat it.
  throw new StartupError(
    'DATABASE_REPLICA_URL is not valid: set it as postgresql://user:password@host:5432/database, or leave it out',
  );
}

function readPoolerUrl(
  value: string | undefined,
  databaseUrl: string | undefined,
): string | undefined {
  if (!value) return undefined;
  if (databaseUrl) return value;
  throw new StartupError(
    'DATABASE_POOLER_URL also needs DATABASE_URL with the address of PostgreSQL itself',
  );
}

function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.hostname && ['smtp:', 'smtps:'].includes(url.protocol)) return value;
  // The value may contain a password, so the message does not repeat it.
  throw new StartupError(
    'SMTP_URL is not valid: set it as smtp://user:password@host:587, or leave it out',
  );
}

function readFeedUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.href;
  throw new StartupError(
    'BLOG_FEED_URL is not valid: set it as https://blog.example/feed.xml, or leave it out',
  );
}

function readOutboundNetworks(value: string | undefined): Networks {
  try {
    return parseNetworks(value ?? '');
  } catch {
    throw new StartupError(
      `OUTBOUND_NETWORKS is '${value}': set it to addresses or networks separated by commas, such as 10.20.0.0/16,fd12::/48`,
    );
  }
}

function readSecurityContact(
  value: string | undefined,
  databaseUrl: string | undefined,
): string | undefined {
  if (!value) return databaseUrl ? undefined : 'mailto:security@visioncloud.example';
  if (/^[^\s:/@]+@[^\s:/@]+$/.test(value)) return `mailto:${value}`;
  if (URL.canParse(value) && new URL(value).protocol === 'https:') return new URL(value).href;
  throw new StartupError(
    `SECURITY_CONTACT is '${value}': set it to an email address or an https address, or leave it out`,
  );
}

function readSwitch(name: string, value: string | undefined, defaultValue: boolean): boolean {
  if (!value) return defaultValue;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new StartupError(`${name} is '${value}': set it to true or false`);
}

function readLogLevel(value: string | undefined): string {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
  if (!value) return 'warn';
  if (levels.includes(value)) return value;
  throw new StartupError(`LOG_LEVEL is '${value}': set it to one of ${levels.join(', ')}`);
}

function readMetricsAccess(token: string | undefined, defaultAccess: MetricsAccess): MetricsAccess {
  if (!token) return defaultAccess;
  if (token.length >= 16) return { token };
  throw new StartupError('METRICS_TOKEN is too short: give at least 16 random characters');
}

function readProxies(value: string | undefined): TrustedProxies {
  const proxies = (value ?? '').split(',').map((proxy) => proxy.trim());
  try {
    return proxyAddr.compile(proxies.filter((proxy) => proxy !== ''));
  } catch {
    throw new StartupError(
      `TRUST_PROXY is '${value}': set it to addresses or networks separated by commas, such as 10.0.0.0/8,loopback`,
    );
  }
}

function readSeconds(name: string, value: string | undefined, defaultValue: number): number {
  if (!value) return defaultValue;
  const seconds = Number(value);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= 600) return seconds;
  throw new StartupError(`${name} is '${value}': set it to a number of seconds from 0 to 600`);
}

function assertSecrets(variables: NodeJS.ProcessEnv): Secrets {
  for (const name of ['TOKEN_SECRET', 'PASSWORD_PEPPER', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']) {
    if (!variables[name]) {
      throw new StartupError(
        `${name} is missing: with DATABASE_URL set, give it in the environment`,
      );
    }
  }
  for (const name of ['TOKEN_SECRET', 'PASSWORD_PEPPER']) {
    if ((variables[name] ?? '').length < 32) {
      throw new StartupError(`${name} is too short: give at least 32 random characters`);
    }
  }
  return { tokenSecret: '', passwordPepper: '', embeddedPassword: '', adminPassword: '' };
}

/** Reads the secrets of the embedded database, and creates missing ones. */
function readOrCreateSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const stored = JSON.parse(readIfExists(file) ?? '{}') as Partial<Secrets>;
    const secrets = Object.fromEntries(
      secretNames.map((name) => [
        name,
        stored[name] ?? randomBytes(name === 'adminPassword' ? 9 : 32).toString('base64url'),
      ]),
    ) as Secrets;
    if (secretNames.some((name) => stored[name] !== secrets[name])) {
      writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    }
    return secrets;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The data folder ${dataDir} cannot be used (${reason}): make it writable or set DATA_DIR`,
    );
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
