import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, signIn, test } from './product.ts';

const command = fileURLToPath(
  new URL('../../gateway/dist/gateway/src/audit-verify/command.js', import.meta.url),
);

test('the audit log is shown, and audit-verify accepts its download', async ({
  page,
}, testInfo) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Harbourline Logistics' }).click();
  await page.getByRole('menuitem', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  await page.getByLabel('What was done').selectOption('Signed in');
  await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
  const downloading = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit_log_\d{4}-\d\d-\d\d\.jsonl$/);
  const file = testInfo.outputPath('audit_log.jsonl');
  await download.saveAs(file);
  const { stdout } = await promisify(execFile)(process.execPath, [command, file]);
  expect(stdout).toMatch(
    /^OK: \d+ entr(y|ies) of Harbourline Logistics, .* limited to action SIGNED_IN\./,
  );
});
