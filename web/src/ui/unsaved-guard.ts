import { createContext, use, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useBlocker, type Blocker, type BlockerFunction } from 'react-router-dom';

/** Is told whether the form inside a dialog has unsaved entries. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => undefined);

/** Forms on the screen that have unsaved entries. */
const unsavedForms = new Set<symbol>();

const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before a reload, a link, the browser's back button, or closing the surrounding `FormDialog` discards what was entered. */
export const useUnsavedGuard = (isUnsaved: boolean): void => {
  const setUnsaved = use(UnsavedContext);
  const [form] = useState(() => Symbol('form'));
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    setUnsaved(true);
    unsavedForms.add(form);
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      setUnsaved(false);
      unsavedForms.delete(form);
      if (unsavedForms.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isUnsaved, setUnsaved, form]);
};

let isSaved = false;

/** Leaves the page of a form whose entries have been saved, without asking. */
export const leaveSaved = (leave: () => void): void => {
  isSaved = true;
  leave();
  isSaved = false;
};

/** Links and the back button are asked about. Redirects and changes within the page, such as of its filters, keep the form. */
const discardsEntries: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  unsavedForms.size > 0 &&
  !isSaved &&
  historyAction !== NavigationType.Replace &&
  (historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname);

/** Holds navigations that would discard unsaved entries, until `proceed` or `reset` of the answer is called. The root of all pages calls it once. */
export const useHeldNavigation = (): Blocker => {
  const blocker = useBlocker(discardsEntries);
  // The page may have gone for another reason, such as an ended session.
  const isObsolete = blocker.state === 'blocked' && unsavedForms.size === 0;
  useEffect(() => {
    if (isObsolete) blocker.reset?.();
  }, [isObsolete, blocker]);
  return blocker;
};
