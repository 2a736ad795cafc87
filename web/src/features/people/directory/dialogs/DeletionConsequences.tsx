import { Text } from '@mantine/core';
import { texts as caseTexts } from '../../../cases/base/texts.ts';
import { useCan } from '../../../company/current/use-can.ts';
import { Consequences, Sentences } from '../../../cases/base/Consequences.tsx';
import {
  useDeletionConsequencesQuery,
  type DeletionConsequencesQuery,
  type EmployeeSelectionInput,
} from '../../../../generated/graphql.ts';
import { texts } from './texts.ts';

interface Props {
  selection: EmployeeSelectionInput;
}

/** Says which cases and follow-ups of people stay until they are finished. Who may not read health gets the same sentence for everybody. */
export function DeletionConsequences({ selection }: Props) {
  const can = useCan();
  return can('health:read') && can('case:read') ? (
    <Unfinished selection={selection} />
  ) : (
    <Text size="sm">{texts.finishLater}</Text>
  );
}

function Unfinished({ selection }: Props) {
  const query = useDeletionConsequencesQuery({
    variables: { input: { selection } },
    fetchPolicy: 'network-only',
  });
  return (
    <Consequences query={query} preview={query.data?.preview}>
      {(preview) => <Sentences sentences={describe(preview)} />}
    </Consequences>
  );
}

const describe = ({
  openCaseCount,
  openCases,
  toInform,
  toCorrect,
  inQuarantine,
}: NonNullable<DeletionConsequencesQuery['preview']>): string[] => {
  const more = openCaseCount - openCases.length;
  const cases = [
    ...openCases.map(({ number, person }) =>
      texts.caseOf(caseTexts.caseNumber(number), person.name),
    ),
    ...(more > 0 ? [texts.moreCases(more)] : []),
  ];
  const sentences = [
    ...(openCaseCount > 0 ? [texts.openCases(openCaseCount, cases.join(', '))] : []),
    ...(inQuarantine > 0 ? [texts.inQuarantine(inQuarantine)] : []),
    ...(toInform > 0 ? [texts.toInform(toInform)] : []),
    ...(toCorrect > 0 ? [texts.toCorrect(toCorrect)] : []),
  ];
  return sentences.length > 0 ? [...sentences, texts.staysUnfinished] : [texts.nothingUnfinished];
};
