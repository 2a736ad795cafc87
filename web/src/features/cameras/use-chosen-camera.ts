import { useState } from 'react';
import type { CamerasPageQuery } from '../../generated/graphql.ts';

export type ListedCamera = CamerasPageQuery['cameras']['items'][number];

type Dialog = 'details' | 'edit' | 'delete' | 'rotate';

interface ChosenCamera {
  /** What is open; null: nothing. */
  dialog: Dialog | null;
  /** Whose it is, as answered last; stays while the dialog closes. */
  camera: ListedCamera | null;
  open: (dialog: Dialog) => (camera: ListedCamera) => void;
  /** Opens the details of a camera of the list. */
  openId: (id: string) => void;
  close: () => void;
}

/** Which camera of the list is looked at, changed or deleted. */
export const useChosenCamera = (cameras: readonly ListedCamera[]): ChosenCamera => {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [opened, setOpened] = useState<ListedCamera | null>(null);
  const open =
    (which: Dialog) =>
    (camera: ListedCamera): void => {
      setOpened(camera);
      setDialog(which);
    };
  return {
    dialog,
    camera: cameras.find(({ id }) => id === opened?.id) ?? opened,
    open,
    openId: (id) => {
      const camera = cameras.find((each) => each.id === id);
      if (camera) open('details')(camera);
    },
    close: () => setDialog(null),
  };
};
