import { Button, Code, Group, Paper, Stack, Text } from '@mantine/core';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { Moment } from '../../company/current/Moment.tsx';
import {
  type MailDomain_DomainFragment,
  useCheckMailDomainMutation,
  useRemoveMailDomainMutation,
} from '../../../generated/graphql.ts';
import { mailDomainTexts as texts } from './mail-domain-texts.tsx';

interface Props {
  domain: MailDomain_DomainFragment;
}

/** An email domain: whether it is verified, and by which DNS record. */
export function MailDomain({ domain }: Props) {
  const { id, name, provenAt, missingSince } = domain;
  const confirm = useConfirm();
  const [remove] = useRemoveMailDomainMutation();
  const askToRemove = (): void =>
    confirm({
      title: texts.removeTitle(name),
      meaning: texts.removeMeaning,
      confirmLabel: texts.remove,
      isDangerous: true,
      onConfirm: () => remove({ variables: { id } }),
      onDone: () => notifySuccess(texts.removed(name)),
    });
  const [check, { loading, error }] = useCheckMailDomainMutation({
    onCompleted: () => notifySuccess(texts.isProven(name)),
    onError: (failure) => {
      if (fieldErrorsOf(failure)['id'] === undefined) notifyFailure(messageOf(failure));
    },
  });
  const refusal = error && fieldErrorsOf(error)['id'];
  const isDone = provenAt !== null && missingSince === null;
  return (
    <Paper component="li" withBorder p="md" style={{ listStyle: 'none' }}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Text size="sm" fw={fontWeights.medium} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <State domain={domain} />
        </Group>
        <Text size="sm" c="dimmed" component="div">
          <Meaning domain={domain} />
        </Text>
        {!isDone && <DnsRecord domain={domain} />}
        <ErrorAlert>{refusal}</ErrorAlert>
        <Group gap="sm">
          {!isDone && (
            <Button
              size="xs"
              loading={loading}
              aria-label={texts.checkNamed(name)}
              onClick={() => void check({ variables: { id } })}
            >
              {texts.check}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            aria-label={texts.removeNamed(name)}
            onClick={askToRemove}
          >
            {texts.remove}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function State({ domain: { provenAt, missingSince } }: Props) {
  if (provenAt === null) return <Tag tone="neutral">{texts.notProven}</Tag>;
  if (missingSince !== null) return <Tag tone="warning">{texts.recordMissing}</Tag>;
  return <Tag tone="safe">{texts.proven}</Tag>;
}

function Meaning({ domain: { provenAt, missingSince } }: Props) {
  if (missingSince !== null) {
    const moment = <Moment isInSentence at={missingSince} />;
    return provenAt === null ? texts.lost(moment) : texts.missing(moment);
  }
  if (provenAt === null) return texts.publish;
  return texts.since(<Moment isInSentence at={provenAt} />);
}

function DnsRecord({ domain: { recordName, recordValue } }: Props) {
  return (
    <Stack gap="xs">
      <RecordPart label={texts.recordName} value={recordName} copy={texts.copyName} />
      <RecordPart label={texts.recordValue} value={recordValue} copy={texts.copyValue} />
    </Stack>
  );
}

function RecordPart({ label, value, copy }: { label: string; value: string; copy: string }) {
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text size="sm">{label}</Text>
        <CopyButton text={() => value} label={copy} />
      </Group>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} aria-label={label}>
        {value}
      </Code>
    </div>
  );
}
