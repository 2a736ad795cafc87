import { brotliCompressSync } from 'node:zlib';
import type { build, Rolldown } from 'vite';

/** What the script of a first visit to a public page may weigh, compressed with brotli; in KB. */
const budget = 190;

interface Visit {
  address: string;
  /** What the page is made of beside the entry and what stands around every public page. */
  parts: string[];
}

/** Every public page with all that it loads by itself, what comes below the sign-in included. */
const visits: Visit[] = [
  { address: '/, until the form stands', parts: ['/src/app/HomePage.tsx'] },
  { address: '/', parts: ['/src/app/HomePage.tsx', '/src/features/welcome/Welcome.tsx'] },
  { address: '/plans', parts: ['/src/features/plans/PlansPage.tsx'] },
  { address: '/emp-range', parts: ['/src/features/plans/TermPage.tsx'] },
  { address: '/checkout', parts: ['/src/features/orders/CheckoutPage.tsx'] },
  { address: '/signup', parts: ['/src/features/sign-up/SignupPage.tsx'] },
  { address: '/success', parts: ['/src/features/accounts/SuccessPage.tsx'] },
  {
    address: '/email-verification/…',
    parts: ['/src/features/accounts/EmailVerificationPage.tsx'],
  },
  { address: '/forgot-password', parts: ['/src/features/accounts/ForgotPasswordPage.tsx'] },
  { address: '/reset-password/…', parts: ['/src/features/accounts/ResetPasswordPage.tsx'] },
  { address: '/guide', parts: ['/src/features/guide/GuidePage.tsx'] },
  { address: '/contactus', parts: ['/src/features/offices/ContactPage.tsx'] },
  { address: '/blog', parts: ['/src/features/blog/BlogPage.tsx'] },
  { address: '/blog/…', parts: ['/src/app/ArticleRoute.tsx'] },
  { address: '/terms-conditions', parts: ['/src/features/legal/TermsPage.tsx'] },
  { address: '/privacy', parts: ['/src/features/legal/PrivacyPage.tsx'] },
  { address: '/app-terms-conditions', parts: ['/src/features/legal/AppTermsPage.tsx'] },
  { address: '/app-privacy', parts: ['/src/features/legal/AppPrivacyPage.tsx'] },
  {
    address: '/portal/visioncloud/login',
    parts: ['/src/features/accounts/AdministratorLoginPage.tsx'],
  },
];

const shell = '/src/app/shells/PublicShell.tsx';

/**
 * Weighs the script that a first visitor of each public page loads: the entry, what stands around the page, and its parts, each with all that
 * they import.
 * @throws Error that names files which import each other, or the heaviest files of a page over its budget: something came along that should be loaded later.
 */
export const checkFirstVisit = (built: Awaited<ReturnType<typeof build>>): void => {
  const chunks = new Map(
    (Array.isArray(built) ? built : [built])
      .flatMap((each) => ('output' in each ? each.output : []))
      .flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
  );
  assertNoImportCycle(chunks);
  const weigh = weigher();
  const tooHeavy = visits.flatMap(({ address, parts }) => {
    const files = [...withImports(firstOf(chunks, [shell, ...parts]), chunks)]
      .map((chunk) => ({ name: chunk.name, weight: weigh(chunk) }))
      .toSorted((one, other) => other.weight - one.weight);
    const total = files.reduce((sum, { weight }) => sum + weight, 0);
    const said = `${kilobytes(total)} of script for a first visit of ${address}, ${budget} KB at most`;
    console.log(`web: ${said}`);
    return total > budget * 1024
      ? `${said}: ${files.map(({ name, weight }) => `${name} ${kilobytes(weight)}`).join(', ')}`
      : [];
  });
  if (tooHeavy.length > 0) throw new Error(tooHeavy.join('\n'));
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** @throws Error that names files which import each other: what one of them evaluates may not be there yet. */
const assertNoImportCycle = (chunks: Chunks): void => {
  const done = new Set<string>();
  const visit = (fileName: string, path: string[]): void => {
    if (path.includes(fileName))
      throw new Error(`Files import each other: ${[...path, fileName].join(' > ')}`);
    if (done.has(fileName)) return;
    for (const next of chunks.get(fileName)?.imports ?? []) visit(next, [...path, fileName]);
    done.add(fileName);
  };
  for (const fileName of chunks.keys()) visit(fileName, []);
};

const firstOf = (chunks: Chunks, parts: string[]): Rolldown.OutputChunk[] => [
  ...[...chunks.values()].filter(({ isEntry }) => isEntry),
  ...parts.map((path) => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
    if (!chunk) throw new Error(`${path} is no longer loaded by itself`);
    return chunk;
  }),
];

const withImports = (first: Rolldown.OutputChunk[], all: Chunks): Set<Rolldown.OutputChunk> => {
  const found = new Set(first);
  // A set hands out what is added while it is gone through.
  for (const { imports } of found)
    for (const name of imports) {
      const chunk = all.get(name);
      if (chunk) found.add(chunk);
    }
  return found;
};

/** Compresses a file that many pages share only once. */
const weigher = (): ((chunk: Rolldown.OutputChunk) => number) => {
  const known = new Map<string, number>();
  return ({ fileName, code }) => {
    const weight = known.get(fileName) ?? brotliCompressSync(code).length;
    known.set(fileName, weight);
    return weight;
  };
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
