import { ContestButton } from '../../cases/contests/ContestButton.tsx';
import { ContestedMark } from '../../cases/contests/ContestedMark.tsx';
import type {
  ContactPerson_PersonFragment as Person,
  ContactSource,
  Contest_ContestFragment as Contest,
} from '../../../generated/graphql.ts';

interface Props {
  contact: {
    person: Person;
    other: Person;
    source: ContactSource;
    contests: Contest[];
    isContested: boolean;
  };
  /** The range that counts, ISO instants. */
  from: string;
  until: string;
}

/** Whether a contact is contested, with a button to contest it. */
export function ContestedCell({ contact, from, until }: Props) {
  const { person, other, source, contests, isContested } = contact;
  const hasLeft = person.isDeleted || other.isDeleted;
  return (
    <>
      <ContestedMark contests={contests} isWhole={isContested} />
      {!isContested && !hasLeft && (
        <ContestButton
          pair={[person.name, other.name]}
          target={{ contact: { person, other, source, from, until } }}
        />
      )}
    </>
  );
}
