export async function hostileBodies(_args: string[]): Promise<boolean> { return true; }
