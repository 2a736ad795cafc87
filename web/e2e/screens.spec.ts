import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, product, signIn, signInAdministrator, test } from './product.ts';

/** Screens by name: how to get there after signing in, and what shows that it has loaded. */
type Screens = Record<string, (page: Page, root: string) => Promise<void>>;

const directoryScreens: Screens = {
  insights: async (page, root) => {
    await page.goto(`${root}/insights`);
    await expect(
      page.getByText(/\d+ positive cases?, \d+ (people|person) to inform/),
    ).toBeVisible();
  },
  directory: async (page, root) => {
    await page.goto(`${root}/emp`);
    await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
  },
  'add employee': async (page, root) => {
    await page.goto(`${root}/emp`);
    await page.getByRole('button', { name: 'Add employee' }).click();
    await expect(page.getByRole('dialog').getByLabel('Employee ID')).toBeVisible();
  },
  profile: async (page, root) => {
    await page.goto(`${root}/profile`);
    await expect(page.getByRole('button', { name: 'Delete company' })).toBeVisible();
  },
  person: async (page, root) => {
    await page.goto(`${root}/emp/HL098`);
    await expect(page.getByRole('heading', { name: 'Status history' })).toBeVisible();
  },
  import: async (page, root) => {
    await page.goto(`${root}/emp/import`);
    await expect(page.getByRole('heading', { name: 'Import people' })).toBeVisible();
  },
};

const caseScreens: Screens = {
  'follow-up': async (page, root) => {
    await page.goto(`${root}/follow-up`);
    await expect(page.getByRole('button', { name: /^Actions for / }).first()).toBeVisible();
  },
  'follow-up of a person': async (page, root) => {
    await page.goto(`${root}/follow-up`);
    await page.getByRole('row').getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: 'Log' })).toBeVisible();
  },
  'informing a person': async (page, root) => {
    await page.goto(`${root}/follow-up`);
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Informed' }).click();
    await expect(page.getByRole('dialog').getByLabel('In person')).toBeVisible();
  },
  cases: async (page, root) => {
    await page.goto(`${root}/cases`);
    await expect(page.getByRole('link', { name: /^C-\d+$/ }).first()).toBeVisible();
  },
  'open a case': async (page, root) => {
    await page.goto(`${root}/cases?dialog=open`);
    await expect(page.getByRole('dialog').getByLabel('Disease')).toBeVisible();
  },
  case: async (page, root) => {
    await page.goto(`${root}/cases/1`);
    await expect(page.getByRole('heading', { name: 'Log' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Exposed people' })).toBeVisible();
  },
};

const settingsScreens: Screens = {
  settings: async (page, root) => {
    await page.goto(`${root}/landing`);
    await expect(page.getByRole('heading', { name: 'Dashboard settings' })).toBeVisible();
    await expect(page.getByText('in force', { exact: true })).toBeVisible();
  },
  diseases: async (page, root) => {
    await page.goto(`${root}/landing/diseases`);
    await expect(page.getByText(/^\d+ of 12 in use$/)).toBeVisible();
  },
  disease: async (page, root) => {
    await page.goto(`${root}/landing/diseases/measles`);
    await expect(page.getByText('Nearness is not how it spreads')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  },
  'edit disease': async (page, root) => {
    await page.goto(`${root}/landing/diseases/tuberculosis`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('switch', { name: /^Use this disease/ }).check();
    await page.getByRole('dialog').getByLabel('Isolation days').fill('400');
    await page.getByRole('dialog').getByLabel('Latent days').focus();
    await expect(page.getByText('Please enter whole days from 0 to 365')).toBeVisible();
  },
};

const figureScreens: Screens = {
  cameras: async (page, root) => {
    await page.goto(`${root}/camera-details`);
    await expect(page.getByText(/^1–\d of \d$/)).toBeVisible();
  },
  'region of interest': async (page, root) => {
    await page.goto(`${root}/roi`);
    await expect(
      page.getByRole('heading', { name: 'Select your Region of Interest' }),
    ).toBeVisible();
  },
  monitor: async (page, root) => {
    await page.goto(`${root}/monitor`);
    await expect(page.getByText('Rooms today')).toBeVisible();
  },
  report: async (page, root) => {
    await page.goto(root.replace('/dashboard/', '/report/'));
    await expect(page.getByText('Breach Trend')).toBeVisible();
  },
  'report of tracing': async (page, root) => {
    await page.goto(`${root.replace('/dashboard/', '/report/')}?tab=tracing`);
    await expect(page.getByLabel('Category')).toBeVisible();
  },
  analytics: async (page, root) => {
    await page.goto(`${root}/analytics`);
    await expect(page.getByText(/^1–10 of \d+$/).first()).toBeVisible();
  },
};

const tracingScreens: Screens = {
  'tracing list': async (page, root) => {
    await openCase(page, root);
  },
  'tracing drawing': async (page, root) => {
    await openCase(page, root);
    await page.getByRole('tab', { name: 'Chain over time' }).click();
    await expect(page.getByRole('button', { name: /, level 1, exposed/ }).first()).toBeVisible();
  },
  evidence: async (page, root) => {
    await openCase(page, root);
    await page.getByRole('button', { name: /^met / }).first().click();
    await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
  },
};

const areas = {
  'the directory': directoryScreens,
  'cases and follow-up': caseScreens,
  settings: settingsScreens,
  'cameras and figures': figureScreens,
  tracing: tracingScreens,
};

async function openCase(page: Page, root: string): Promise<void> {
  await page.goto(`${root}/insights`);
  await page
    .getByRole('link', { name: /tracing/i })
    .first()
    .click();
  await expect(page.getByText(/\d+ (people|person) exposed/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
}

const publicPages = [
  ['/login', 'Sign in'],
  ['/guide', 'Get My Free Copy'],
  ['/contactus', 'Contact us'],
  ['/blog', 'Blog'],
  ['/blog/fifteen-minutes', 'Why fifteen minutes'],
  ['/terms-conditions', 'Terms and conditions'],
  ['/privacy', 'Privacy policy'],
  ['/app-terms-conditions', 'App terms and conditions'],
  ['/app-privacy', 'App privacy policy'],
  ['/plans', 'Plans and pricing'],
  ['/emp-range', 'How many people, for how long?'],
  ['/signup', 'Sign up your company'],
  ['/checkout', /./],
  ['/forgot-password', /password/i],
] as const;

const portalPages = [
  ['', 'Company List'],
  ['/orders', 'Orders'],
  ['/guide-requests', 'Guide Requests'],
  ['/mails', 'Mails'],
  ['/audit', 'Audit Log'],
] as const;

for (const width of [1280, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('every public page has no axe findings in light and dark and fits its width', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const [path, heading] of publicPages) {
        await test.step(path, async () => {
          await page.goto(`${product.url}${path}`);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expectAccessible(page);
        });
      }
    });

    test('every page of the portal has no axe findings in light and dark and fits its width', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await signInAdministrator(page);
      for (const [path, heading] of portalPages) {
        await test.step(heading, async () => {
          await page.goto(`${product.url}/portal/visioncloud${path}`);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expectAccessible(page);
        });
      }
    });

    for (const [area, screens] of Object.entries(areas))
      test(`every screen of ${area} has no axe findings in light and dark and fits its width`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        await signIn(page);
        const root = page.url().replace(/\/insights$/, '');
        for (const [name, open] of Object.entries(screens)) {
          await test.step(name, async () => {
            await open(page, root);
            await expectAccessible(page);
          });
        }
      });
  });
}
