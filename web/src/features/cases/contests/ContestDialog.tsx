import { Skeleton, Stack, Text } from '@mantine/core';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { ComponentProps } from 'react';
import { codeOf } from '../../../apollo/errors.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import {
  useContestedSpanQuery,
  useContestedStepQuery,
  type ContactSource,
} from '../../../generated/graphql.ts';
import type { ContestableContact } from './contest-form.ts';
import { ContestForm } from './ContestForm.tsx';
import { texts } from './texts.tsx';

/** A transmission, whose evidence has the time of the contact. */
interface Step {
  carrier: { id: string; name: string };
  person: { id: string; name: string };
  source: ContactSource;
  countedFrom: string;
  countedUntil: string;
}

/** What is contested: a contact, a transmission, or the contact by which a case exposed somebody. */
export type ContestTarget =
  | { contact: ContestableContact }
  | { step: Step }
  | { caseNumber: number; personId: string };

interface Props {
  isOpen: boolean;
  target: ContestTarget;
  onClose: () => void;
}

/** Contests a contact, with a preview of the effects. */
export function ContestDialog({ isOpen, target, onClose }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.contestContact} size="lg">
      <TargetForm target={target} onClose={onClose} />
    </FormDialog>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="lg" aria-busy>
      <Skeleton h={36} />
      <Skeleton h={160} />
      <Skeleton h={60} />
    </Stack>
  );
}

function ContactGone() {
  return <Text size="sm">{texts.contactGone}</Text>;
}

interface FormProps<Target> {
  target: Target;
  onClose: () => void;
}

function TargetForm({ target, onClose }: FormProps<ContestTarget>) {
  if ('contact' in target) return <ContestForm contact={target.contact} onClose={onClose} />;
  if ('step' in target) return <StepForm target={target.step} onClose={onClose} />;
  return <ExposureForm target={target} onClose={onClose} />;
}

function StepForm({ target, onClose }: FormProps<Step>) {
  const { carrier, person, source, countedFrom, countedUntil } = target;
  const query = useContestedSpanQuery({
    variables: {
      carrierId: carrier.id,
      personId: person.id,
      source,
      from: countedFrom,
      until: countedUntil,
    },
  });
  return (
    <ContactBoundary query={query}>
      {({ transmission: { evidence } }) => (
        <ContestForm
          contact={{
            person: carrier,
            other: person,
            source,
            from: evidence.spanStart,
            until: evidence.spanEnd,
          }}
          onClose={onClose}
        />
      )}
    </ContactBoundary>
  );
}

function ExposureForm({
  target: { caseNumber, personId },
  onClose,
}: FormProps<{ caseNumber: number; personId: string }>) {
  const query = useContestedStepQuery({ variables: { number: caseNumber } });
  return (
    <ContactBoundary query={query}>
      {(data) => {
        const exposure = data.case.trace.exposures.find(({ person }) => person.id === personId);
        const step = exposure?.path.at(-1);
        return step ? <StepForm target={step} onClose={onClose} /> : <ContactGone />;
      }}
    </ContactBoundary>
  );
}

function ContactBoundary<Data>(
  props: Pick<ComponentProps<typeof QueryBoundary<Data>>, 'query' | 'children'>,
) {
  return (
    <QueryBoundary
      {...props}
      failure={texts.contactFailed}
      fallback={<FormSkeleton />}
      renderError={(error) => (codeOf(error) === 'NOT_FOUND' ? <ContactGone /> : undefined)}
    />
  );
}
