/** An e-mail address that breaks before its @ where the line is too short, and not inside a word. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
