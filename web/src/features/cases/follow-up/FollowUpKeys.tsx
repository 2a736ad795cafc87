import { KeysPopover } from '../../../ui/KeysPopover.tsx';
import { texts } from './page-texts.tsx';

const keys = [
  { keys: ['/'], does: texts.keys.search },
  { keys: ['↓', '↑', 'J', 'K'], does: texts.keys.move },
  { keys: ['Home', 'End'], does: texts.keys.ends },
  { keys: ['Enter'], does: texts.keys.open },
  { keys: ['X'], does: texts.keys.select },
  { keys: ['I'], does: texts.keys.inform },
  { keys: ['T'], does: texts.keys.test },
  { keys: ['R'], does: texts.keys.release },
  { keys: ['U'], does: texts.keys.undo },
  { keys: ['?'], does: texts.keys.help },
];

/** Lists the keys of the work list. */
export function FollowUpKeys() {
  return <KeysPopover label={texts.keyboard} title={texts.keyboardHelp} keys={keys} />;
}
