import { Input, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './DropArea.module.css';
import { texts } from './input-texts.ts';
import { icons } from './tokens.ts';

interface Props {
  /** The types or endings that the browser offers first. Others can still come: whoever uses this says what is wrong with them. */
  accept: string;
  /** What is wrong with what was chosen, in words; null: nothing. */
  fault: string | null;
  isBusy?: boolean;
  onChoose: (file: File) => void;
  /** What the area says, in spans: it is a button. In a dialog it gets the focus first. */
  children: ReactNode;
}

/** A place to drop a file on, or to choose one with a click or with Enter, and below it what is wrong with the file. */
export function DropArea({ accept, fault, isBusy = false, onChoose, children }: Props) {
  const errorId = useId();
  return (
    <div>
      <Dropzone
        onDrop={([chosen]) => chosen && onChoose(chosen)}
        multiple={false}
        loading={isBusy}
        className={classes.drop}
        data-wrong={fault !== null || undefined}
        inputProps={{ 'aria-label': texts.file, accept }}
        // The button inside is reached by keyboard; its click goes up to the area, which opens the dialog.
        activateOnKeyboard={false}
        enablePointerEvents
      >
        <UnstyledButton
          className={classes.button}
          aria-describedby={fault === null ? undefined : errorId}
          data-autofocus
        >
          {children}
        </UnstyledButton>
      </Dropzone>
      {fault !== null && (
        <Input.Error id={errorId} mt={8} size="md" role="alert" className={classes.fault}>
          <IconAlertCircle {...icons.md} /> {fault}
        </Input.Error>
      )}
    </div>
  );
}
