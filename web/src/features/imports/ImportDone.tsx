import { Box, Button, Group, Text, ThemeIcon, Title } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { usePageState } from '../../components/page-state.ts';
import { icons } from '../../components/tokens.ts';
import type { ImportPage_ImportFragment } from '../../generated/graphql.ts';
import { IssueCodesDialog } from '../../domain/app-codes/IssueCodesDialog.tsx';
import { doneOf, rows } from './import-words.ts';
import { ImportRows } from './ImportRows.tsx';
import { SaveErrors } from './SaveErrors.tsx';
import { UndoImport } from './UndoImport.tsx';
import classes from './ImportDone.module.css';

interface Props {
  import: ImportPage_ImportFragment;
  onAgain: () => void;
}

/** The last step: what the import has done, what it could not take, and the way to take it back. */
export function ImportDone({ import: work, onAgain }: Props) {
  const { name: companyName } = useCompany();
  const undoneAt = work.change?.undoneAt ?? null;
  return (
    <>
      <section className={classes.outcome} aria-labelledby="import-outcome">
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
            {undoneAt ? 'This import has been undone.' : 'Data import done.'}
          </Title>
          <Text size="sm" c="dimmed" component="div">
            {undoneAt ? (
              <>
                The directory is as it was before, since <Moment isInSentence at={undoneAt} />.
              </>
            ) : (
              `${doneOf(work)} from ${work.fileName}.`
            )}
          </Text>
          <Group gap="sm" mt="md">
            <Button component={Link} to={paths.employees(companyName)}>
              Go to the directory
            </Button>
            {work.change && !undoneAt && <CodesButton changeId={work.change.id} />}
            {work.change && !undoneAt && <UndoImport import={work} change={work.change} />}
            <Button variant="subtle" onClick={onAgain}>
              Import another file
            </Button>
          </Group>
        </Box>
      </section>
      {work.wrong > 0 && <RowErrors import={work} />}
    </>
  );
}

/** People who were imported cannot sign in on the app before they have a code. */
function CodesButton({ changeId }: { changeId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Issue app codes
      </Button>
      <IssueCodesDialog isOpen={isOpen} target={{ changeId }} onClose={() => setIsOpen(false)} />
    </>
  );
}

function RowErrors({ import: work }: { import: ImportPage_ImportFragment }) {
  const [{ page }, change] = usePageState();
  return (
    <section aria-labelledby="row-errors">
      <Group justify="space-between" align="flex-end" mb="sm" gap="sm">
        <div>
          <Title order={2} id="row-errors">
            {rows(work.wrong)} left out
          </Title>
          <Text size="sm" c="dimmed">
            Correct them in the file and import it again: rows that were imported then change
            nothing.
          </Text>
        </div>
        <SaveErrors importId={work.id} fileName={work.fileName} count={work.wrong} />
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
