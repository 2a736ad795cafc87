import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { MemberName } from '../../company/current/CompanyContext.tsx';
import { CompanyProvider } from '../../company/current/CompanyContext.tsx';
import { renderScreen } from '../../../testing/render.tsx';
import { findMention, listMentionable, replaceMention } from './mentions.ts';
import { MentionTextarea } from './MentionTextarea.tsx';

const members: MemberName[] = [
  { email: 'grace@acme.test', name: 'Grace Teo', role: 'SAFETY_OFFICER' },
  { email: 'gus@acme.test', name: null, role: 'OWNER' },
  { email: 'gina@acme.test', name: 'Gina Ho', role: 'DIRECTORY_MANAGER' },
];

function Note() {
  const [note, setNote] = useState('');
  return <MentionTextarea label="Note" value={note} onChange={setNote} />;
}

const render = () =>
  renderScreen(
    <CompanyProvider
      company={{ name: 'acme', timeZone: 'Asia/Singapore', keptFrom: null, memberNames: members }}
    >
      <Note />
    </CompanyProvider>,
    { path: '/', at: '/' },
  );

describe('a note', () => {
  it('offers members who may read cases after @, and completes the name by Enter', async () => {
    const { user } = render();
    const note = screen.getByLabelText('Note');
    await user.type(note, 'Ask @g');
    const options = await screen.findAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Grace Teo, safety officer',
      'gus@acme.test',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(note).toHaveValue('Ask @gus@acme.test ');
    await user.type(note, 'and @grace t{Enter}');
    expect(note).toHaveValue('Ask @gus@acme.test and @Grace Teo ');
  });

  it('breaks the line by Enter where nobody is offered', async () => {
    const { user } = render();
    const note = screen.getByLabelText('Note');
    await user.type(note, 'one{Enter}two');
    expect(note).toHaveValue('one\ntwo');
  });
});

describe('a mention', () => {
  it.each([
    ['@', ''],
    ['Ask @gr', 'gr'],
    ['Ask @grace t', 'grace t'],
    ['mail@gr', null],
    ['Ask @grace teo now', null],
  ])('in %s is %s', (text, typed) => expect(findMention(text, text.length)).toBe(typed));

  it('is replaced at the caret', () =>
    expect(replaceMention('Ask @gr today', 7, 'Grace Teo')).toEqual({
      text: 'Ask @Grace Teo today',
      caret: 15,
    }));

  it('of a whole name offers nothing more', () =>
    expect(listMentionable(members, 'Grace Teo')).toEqual([]));
});
