import { Button, Group, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNow } from '../../../lib/browser/clock.ts';
import { MomentInput } from '../../../ui/MomentInput.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { dayOf, isoOf } from '../../../lib/dates/dates.ts';
import { wallTimeOf } from '../../../lib/dates/wall-time.ts';
import { listPresets, type TracedStatus, type WindowChoice } from './trace-window.ts';
import { texts } from './texts.tsx';
import { validateWindow, type WindowErrors } from './window-errors.ts';

interface Props {
  choice: WindowChoice;
  status: TracedStatus;
  /** The window on the screen; undefined while loading. */
  shown: { from: string; until: string } | undefined;
  /** The gateway's errors for a custom range. */
  serverErrors: WindowErrors;
  onChoose: (choice: WindowChoice) => void;
}

const ownRange = 'own';
const ofCase = 'case';

/** The window of the trace: a preset, or a custom range in the company's time zone. */
export function WindowPicker({ choice, status, shown, ...props }: Props) {
  const { timeZone } = useCompany();
  const [isOwn, setIsOwn] = useState(choice.kind === ownRange);
  const offered = listPresets(status);

  const choose = (value: string) => {
    const preset = offered.find((candidate) => candidate === value);
    setIsOwn(value === ownRange);
    if (preset !== undefined) props.onChoose({ kind: 'preset', preset });
  };

  return (
    <Group align="flex-start" gap="md">
      <NativeSelect
        label={texts.window}
        size="sm"
        value={isOwn ? ownRange : choice.kind === 'preset' ? choice.preset : choice.kind}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...(choice.kind === ofCase
            ? [
                {
                  value: ofCase,
                  label: texts.windowOfCase(caseTexts.caseNumber(choice.number)),
                },
              ]
            : []),
          ...offered.map((preset) => ({ value: preset, label: texts.presets[preset] })),
          { value: ownRange, label: texts.custom },
        ]}
      />
      {isOwn && (
        <OwnRange
          initial={choice.kind === ownRange ? choice : wallTimes(shown, timeZone)}
          serverErrors={props.serverErrors}
          onApply={(from, until) => props.onChoose({ kind: ownRange, from, until })}
        />
      )}
    </Group>
  );
}

interface OwnRangeProps {
  initial: { from: string; until: string };
  serverErrors: WindowErrors;
  onApply: (from: string, until: string) => void;
}

function OwnRange({ initial, serverErrors, onApply }: OwnRangeProps) {
  const { timeZone } = useCompany();
  const [from, setFrom] = useState(initial.from);
  const [until, setUntil] = useState(initial.until);
  const [isChanged, setIsChanged] = useState(false);
  const now = useNow();
  const found = validateWindow(from, until, wallTimeOf(isoOf(now), timeZone));
  const today = dayOf(isoOf(now), timeZone);
  // The gateway's errors apply to the range that was sent.
  const errors = isChanged ? found : { ...serverErrors, ...found };

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setIsChanged(true);
    if (Object.keys(found).length === 0) onApply(from, until);
  };
  const change = (set: (value: string) => void) => (value: string) => {
    setIsChanged(true);
    set(value);
  };

  return (
    <form onSubmit={apply} noValidate>
      <Group align="flex-start" gap="sm">
        <MomentInput
          label={texts.from}
          value={from}
          error={errors.from}
          maxDate={today}
          onChange={change(setFrom)}
        />
        <MomentInput
          label={texts.until}
          value={until}
          error={errors.until}
          maxDate={today}
          onChange={change(setUntil)}
        />
        <Button type="submit" mt={25}>
          {texts.apply}
        </Button>
      </Group>
    </form>
  );
}

const wallTimes = (shown: Props['shown'], timeZone: string): { from: string; until: string } => {
  if (shown === undefined) return { from: '', until: '' };
  return {
    from: wallTimeOf(shown.from, timeZone),
    until: wallTimeOf(shown.until, timeZone),
  };
};
