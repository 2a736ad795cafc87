import { useState } from 'react';
import { useLastValue } from '../../../ui/use-last-value.ts';
import type { CamerasPageQuery } from '../../../generated/graphql.ts';

export type ListedCamera = CamerasPageQuery['cameras']['items'][number];

type Dialog = 'details' | 'edit' | 'rotate';

interface ChosenCamera {
  /** The open dialog, or null. */
  dialog: Dialog | null;
  /** The camera of the dialog, as last loaded; stays set while the dialog closes. */
  camera: ListedCamera | null;
  open: (dialog: Dialog) => (camera: ListedCamera) => void;
  /** Opens the details of a camera of the list. */
  openId: (id: string) => void;
  close: () => void;
}

/** The camera that a dialog or the drawer is about. */
export const useChosenCamera = (cameras: readonly ListedCamera[]): ChosenCamera => {
  const [opened, setOpened] = useState<{ dialog: Dialog; camera: ListedCamera } | null>(null);
  const camera = useLastValue(opened)?.camera ?? null;
  const open =
    (dialog: Dialog) =>
    (chosen: ListedCamera): void =>
      setOpened({ dialog, camera: chosen });
  return {
    dialog: opened?.dialog ?? null,
    camera: cameras.find(({ id }) => id === camera?.id) ?? camera,
    open,
    openId: (id) => {
      const chosen = cameras.find((each) => each.id === id);
      if (chosen) open('details')(chosen);
    },
    close: () => setOpened(null),
  };
};
