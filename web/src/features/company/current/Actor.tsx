import { useActorNames } from './actor-names.ts';

/** Name and role of who did something, by an email address, or 'API key' and its name. */
export function Actor({ by }: { by: string }) {
  const { formatActor } = useActorNames();
  const name = formatActor(by);
  return name === by ? by : <span title={by}>{name}</span>;
}
