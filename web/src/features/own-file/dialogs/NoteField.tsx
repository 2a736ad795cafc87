import { Textarea, type TextareaProps } from '@mantine/core';

export function NoteField(props: TextareaProps) {
  return <Textarea autosize minRows={2} maxRows={8} {...props} />;
}
