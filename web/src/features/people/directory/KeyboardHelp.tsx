import { KeysPopover } from '../../../ui/KeysPopover.tsx';
import { texts } from './texts.ts';

const keys = [
  { keys: ['/'], does: texts.keys.search },
  { keys: ['↑', '↓'], does: texts.keys.row },
  { keys: ['Home', 'End'], does: texts.keys.end },
  { keys: ['Enter'], does: texts.keys.open },
  { keys: ['E'], does: texts.keys.edit },
  { keys: ['Space'], does: texts.keys.select },
  { keys: ['Shift', '↓'], does: texts.keys.extend },
  { keys: ['Ctrl', 'A'], does: texts.keys.selectPage },
  { keys: ['Esc'], does: texts.keys.escape },
  { keys: ['?'], does: texts.keys.help },
];

/** Lists the keys of the directory. */
export function KeyboardHelp() {
  return <KeysPopover label={texts.keyboard} title={texts.keyboardHelp} keys={keys} />;
}
