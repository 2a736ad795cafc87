import { Confirmation } from './Confirmation.tsx';
import { texts } from './input-texts.ts';

interface Props {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks whether what was entered may be discarded; the content of a modal. */
export function DiscardQuestion({ onDiscard, onKeep }: Props) {
  return (
    <Confirmation
      confirmLabel={texts.discard}
      cancelLabel={texts.keepEditing}
      isDangerous
      isBusy={false}
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      {texts.discardMeaning}
    </Confirmation>
  );
}
