export async function guesses(_args: string[]): Promise<boolean> { return true; }
