import { Input, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './DropArea.module.css';
import { texts } from './input-texts.ts';
import { icons } from './tokens.ts';

interface Props {
  /** Types or extensions that the browser offers. Users can still choose others, so the caller must validate the file. */
  accept: string;
  /** Error message about the chosen file; null if there is none. */
  fault: string | null;
  isBusy?: boolean;
  onChoose: (file: File) => void;
  /** Content of the button; must be phrasing content, such as spans. In a dialog the button gets the initial focus. */
  children: ReactNode;
}

/** An area to drop or choose a file, with an error message below it. */
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
        // The button inside takes the keyboard; its click bubbles to the area, which opens the file dialog.
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
