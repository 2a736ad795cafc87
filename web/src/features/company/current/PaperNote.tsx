import { useActorNames } from './actor-names.ts';
import { useSession } from '../../../apollo/session.ts';
import { useIsPrinting } from '../../../lib/browser/printing.ts';
import { currentInstant, formatMoment } from '../../../lib/dates/dates.ts';
import { useCompany } from './CompanyContext.tsx';
import { texts } from './texts.ts';

/** On paper only: that it is confidential, whose it is, and who printed it and when. */
export function PaperNote() {
  const { name, timeZone } = useCompany();
  const { formatActor } = useActorNames();
  const email = useSession()?.member?.email ?? null;
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return <p>{texts.printed(name, formatMoment(currentInstant(), timeZone), formatActor(email))}</p>;
}
