import { Box, Button, Group, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconInfoCircle, IconPrinter } from '@tabler/icons-react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { dayOf } from '../../../lib/dates/dates.ts';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { icons } from '../../../ui/tokens.ts';
import type { AppCodeRun_RunFragment } from '../../../generated/graphql.ts';
import { CodeCards } from './CodeCards.tsx';
import { codesCsv } from './codes-csv.ts';
import { findCodesKey } from './codes-key.ts';
import { useCollectCodes } from './use-collect-codes.ts';
import { texts } from './page-texts.ts';

/** Number of cards shown as a print preview. */
const previewCount = 4;

interface Props {
  run: AppCodeRun_RunFragment;
  passKey: string;
  title: string;
  /** Notes below the title. */
  children: ReactNode;
}

/** Saves codes as a file or prints them as cards. Works only in the browser that requested the codes. */
export function CollectCodes({ run, passKey, title, children }: Props) {
  const { name: companyName, timeZone } = useCompany();
  const { codes, isCollecting, failure, collect } = useCollectCodes(run.id);
  const [isHandedOut, setIsHandedOut] = useState(false);
  /** Number of print requests; 0 shows the preview. */
  const [printRequests, setPrintRequests] = useState(0);
  const isPrinting = printRequests > 0;
  const confirm = useConfirm();
  const good = codes?.filter(({ appCode }) => appCode !== null) ?? null;
  const replaced = (codes?.length ?? 0) - (good?.length ?? 0);
  const isUnsaved = good !== null && good.length > 0 && !isHandedOut;
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  const canCollect = run.uncollected > 0 && findCodesKey(run.id) !== undefined;
  if (!codes && !canCollect)
    return (
      <Box component="section" mt={8} mb={32} aria-labelledby="codes-outcome">
        <Box component="h2" mb={4} id="codes-outcome">
          {title}
        </Box>
        <Text size="sm" c="dimmed">
          {run.uncollected > 0
            ? texts.otherBrowser
            : run.issued > 0
              ? texts.alreadyCollected
              : texts.nothingToCollect}
        </Text>
        {children}
      </Box>
    );
  const save = async (): Promise<void> => {
    const all = await collect();
    if (all.length === 0) return;
    const rows = all.filter(({ appCode }) => appCode !== null);
    saveFile(`app_codes_${dayOf(run.createdAt, timeZone)}.csv`, codesCsv(rows, passKey));
    setIsHandedOut(true);
  };
  const print = async (): Promise<void> => {
    const all = await collect();
    if (all.length > 0) setPrintRequests((requests) => requests + 1);
  };
  // The browser does not say whether the cards were printed or the print dialog was cancelled.
  const askIfPrinted = (): void =>
    confirm({
      title: texts.werePrinted,
      meaning: texts.werePrintedMeaning,
      confirmLabel: texts.printed,
      cancelLabel: texts.notPrinted,
      onConfirm: () => Promise.resolve(),
      onDone: () => setIsHandedOut(true),
    });
  return (
    <>
      <Box
        component="section"
        mt={8}
        mb={32}
        className="screen-only"
        aria-labelledby="codes-outcome"
      >
        <Box component="h2" mb={4} id="codes-outcome">
          {title}
        </Box>
        <Text size="sm" c="dimmed">
          {codes ? texts.shownNow : texts.shownOnce}
        </Text>
        {children}
        {replaced > 0 && (
          <Text size="sm" c="dimmed">
            {texts.replaced(replaced)}
          </Text>
        )}
        <Group gap="sm" align="stretch" mt="md" mb="sm">
          <Button
            leftSection={<IconPrinter {...icons.md} />}
            loading={isCollecting}
            onClick={() => void print()}
          >
            {texts.print}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet {...icons.md} />}
            disabled={isCollecting}
            onClick={() => void save()}
          >
            {texts.saveCsv}
          </Button>
        </Group>
        <ErrorAlert mt="sm" maw={560}>
          {failure && texts.lostCodes(failure)}
        </ErrorAlert>
        {good && good.length > previewCount && !isPrinting && (
          <Text size="sm" c="dimmed" mt="lg">
            <IconInfoCircle {...icons.sm} style={{ verticalAlign: -2 }} />{' '}
            {texts.previewNote(previewCount, good.length)}
          </Text>
        )}
      </Box>
      {good && good.length > 0 && (
        <CodeCards
          codes={isPrinting ? good : good.slice(0, previewCount)}
          companyName={companyName}
          passKey={passKey}
          printRequests={printRequests}
          onPrinted={() => {
            setPrintRequests(0);
            if (!isHandedOut) askIfPrinted();
          }}
        />
      )}
    </>
  );
}
