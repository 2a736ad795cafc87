/**
 * Copies text to the clipboard, and returns whether that worked. Without TLS, as in a company's own network, browsers have no clipboard API; the
 * text is then copied from a selection.
 */
export const copyText = async (text: string): Promise<boolean> => {
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed on this page: try to copy a selection.
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
