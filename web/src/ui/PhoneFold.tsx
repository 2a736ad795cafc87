import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './PhoneFold.module.css';
import { icons } from './tokens.ts';

interface Props {
  /** What the content says, in a line. */
  line: ReactNode;
  children: ReactNode;
}

/** On a phone a line that unfolds its content; on wider screens and on paper the content alone. */
export function PhoneFold({ line, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <UnstyledButton
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Text component="span" size="sm" truncate>
            {line}
          </Text>
          <Chevron {...icons.md} aria-hidden />
        </Group>
      </UnstyledButton>
      <div id={id} className={classes.content} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
