import { Combobox, Textarea, useCombobox, type TextareaProps } from '@mantine/core';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useActorNames } from '../../company/current/actor-names.ts';
import { type MemberName, useMemberNames } from '../../company/current/CompanyContext.tsx';
import { findMention, listMentionable, replaceMention } from './mentions.ts';
import { texts } from './texts.ts';

interface Props extends Omit<TextareaProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (value: string) => void;
}

/** A note in which '@' offers the members to mention. They are told in their inboxes. */
export function MentionTextarea({ value = '', onChange, onBlur, ...textarea }: Props) {
  const members = useMemberNames();
  const { formatActor } = useActorNames();
  const input = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [offered, setOffered] = useState<readonly MemberName[]>([]);
  const combobox = useCombobox();
  const isOpen = offered.length > 0;
  const close = (): void => {
    setOffered([]);
    combobox.closeDropdown();
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>): void => {
    onChange?.(currentTarget.value);
    const typed = findMention(currentTarget.value, currentTarget.selectionStart);
    const found = typed === null ? [] : listMentionable(members, typed);
    if (found.length === 0) {
      close();
      return;
    }
    setOffered(found);
    combobox.openDropdown();
    combobox.selectFirstOption();
  };
  const choose = (email: string): void => {
    const member = offered.find((each) => each.email === email);
    const caret = input.current?.selectionStart ?? value.length;
    if (member) {
      const next = replaceMention(value, caret, member.name ?? member.email);
      onChange?.(next.text);
      // React moves the caret to the end of a changed value.
      requestAnimationFrame(() => input.current?.setSelectionRange(next.caret, next.caret));
    }
    close();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.Target withAriaAttributes={false}>
        <Textarea
          {...textarea}
          ref={input}
          value={value}
          onChange={change}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
          aria-autocomplete="list"
          {...(isOpen && { 'aria-controls': listId })}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options id={listId} aria-label={texts.mentionable}>
          {offered.map(({ email }) => (
            <Combobox.Option key={email} value={email}>
              {formatActor(email)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
