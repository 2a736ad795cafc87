import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Button, Flex, Group, Text, ThemeIcon, Title } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { ExportButton } from '../../../ui/ExportButton.tsx';
import { usePageState } from '../../../ui/page-state.ts';
import { icons } from '../../../ui/tokens.ts';
import {
  ImportDone_ImportFragmentDoc,
  type ImportDone_ImportFragment,
} from '../../../generated/graphql.ts';
import { IssueCodesDialog } from '../phones/IssueCodesDialog.tsx';
import { formatOutcome } from './import-words.ts';
import { ImportRows } from './ImportRows.tsx';
import { UndoImport } from './UndoImport.tsx';
import { texts } from './texts.tsx';

interface Props {
  import: FragmentType<ImportDone_ImportFragment>;
  onAgain: () => void;
}

/** The last step: the result of the import, the rows that it left out, and an undo button. */
export function ImportDone({ import: from, onAgain }: Props) {
  const { data: work } = useSuspenseFragment({ fragment: ImportDone_ImportFragmentDoc, from });
  const { name: companyName } = useCompany();
  const undoneAt = work.change?.undoneAt ?? null;
  return (
    <>
      <Flex
        component="section"
        direction={{ base: 'column', xs: 'row' }}
        align="flex-start"
        gap={{ base: 12, xs: 16 }}
        mt={8}
        mb={40}
        aria-labelledby="import-outcome"
      >
        <ThemeIcon
          size={44}
          radius="xl"
          variant="light"
          color={undoneAt ? 'gray' : 'green'}
          aria-hidden
        >
          {undoneAt ? <IconArrowBackUp {...icons.xxl} /> : <IconCheck {...icons.xxl} />}
        </ThemeIcon>
        <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Title order={2} id="import-outcome">
            {undoneAt ? texts.undone : texts.done}
          </Title>
          <Text size="sm" c="dimmed" component="div">
            {undoneAt
              ? texts.undoneSince(<Moment isInSentence at={undoneAt} />)
              : texts.doneWith(formatOutcome(work), work.fileName)}
          </Text>
          <Group gap="sm" mt="md">
            <Button component={Link} to={paths.employees(companyName)}>
              {texts.goToDirectory}
            </Button>
            {work.change && !undoneAt && <CodesButton changeId={work.change.id} />}
            {work.change && !undoneAt && <UndoImport import={work} change={work.change} />}
            <Button variant="subtle" onClick={onAgain}>
              {texts.importAnother}
            </Button>
          </Group>
        </Box>
      </Flex>
      {work.wrong > 0 && <RowErrors import={work} />}
    </>
  );
}

/** Issues the codes that imported people need to sign in on the app. */
function CodesButton({ changeId }: { changeId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {texts.issueCodes}
      </Button>
      <IssueCodesDialog isOpen={isOpen} target={{ changeId }} onClose={() => setIsOpen(false)} />
    </>
  );
}

function RowErrors({ import: work }: { import: ImportDone_ImportFragment }) {
  const [{ page }, change] = usePageState();
  return (
    <section aria-labelledby="row-errors">
      <Group justify="space-between" align="flex-end" mb="sm" gap="sm">
        <div>
          <Title order={2} id="row-errors">
            {texts.leftOut(work.wrong)}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.leftOutMeaning}
          </Text>
        </div>
        <ExportButton
          address={`/api/employees/import-errors?import=${work.id}`}
          label={texts.download}
        />
      </Group>
      <ImportRows
        importId={work.id}
        kind="WRONG"
        page={page}
        onPage={(to) => change({ page: to })}
      />
    </section>
  );
}
