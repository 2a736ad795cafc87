import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints what is rendered, and calls back once the print dialog is closed. On phones `print` returns while it is still open. */
export const printPage = (onPrinted: () => void): void => {
  window.addEventListener('afterprint', onPrinted, { once: true });
  window.print();
};

/** Whether the page is being printed. Renders synchronously, so that parts hidden on the screen are printed. */
export const useIsPrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};
