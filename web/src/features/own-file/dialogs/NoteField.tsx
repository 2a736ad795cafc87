import { Textarea, type TextareaProps } from '@mantine/core';

/** A field for a few sentences. */
export function NoteField(props: TextareaProps) {
  return <Textarea autosize minRows={2} maxRows={8} {...props} />;
}
