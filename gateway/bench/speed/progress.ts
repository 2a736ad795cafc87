/** One line that moves on; without a terminal nothing but the results is written. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}
