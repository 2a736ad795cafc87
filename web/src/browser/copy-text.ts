/**
 * Puts text on the clipboard; answers whether it is there. A page of a company's own network may come without TLS, where browsers keep their
 * clipboard to themselves: there the older way copies a selection.
 */
export const copyText = async (text: string): Promise<boolean> => {
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed to this page: the older way may be.
    }
  }
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.focus();
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
};
