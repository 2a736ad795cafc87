import { useEffect, useEffectEvent } from 'react';
import { printPage } from '../../../lib/browser/printing.ts';
import { appSignInAddress } from './app-sign-in.ts';
import { QrDrawing } from '../../../ui/QrDrawing.tsx';
import { provider } from '../../../lib/provider.ts';
import classes from './CodeCards.module.css';
import type { CollectedCode } from './collected-codes.ts';
import { texts } from './page-texts.ts';

/** Cards per sheet: two columns of five. */
const cardsPerSheet = 10;

interface Props {
  codes: readonly CollectedCode[];
  companyName: string;
  passKey: string;
  /** Increment to print the cards once they are rendered. */
  printRequests: number;
  /** Called when the print dialog is closed, also if nothing was printed. */
  onPrinted: () => void;
}

/** Cards to cut out and hand to people, on A4 sheets. */
export function CodeCards({ codes, companyName, passKey, printRequests, onPrinted }: Props) {
  const print = useEffectEvent(() => printPage(onPrinted));
  useEffect(() => {
    if (printRequests > 0) print();
  }, [printRequests]);
  const sheets = Array.from({ length: Math.ceil(codes.length / cardsPerSheet) }, (_, sheet) =>
    codes.slice(sheet * cardsPerSheet, (sheet + 1) * cardsPerSheet),
  );
  return (
    <section aria-label={texts.cards} className="paper">
      {sheets.map((cards) => (
        <ul key={cards[0]?.id} className={classes.sheet}>
          {cards.map((card) => (
            <Card key={card.id} card={card} companyName={companyName} passKey={passKey} />
          ))}
        </ul>
      ))}
    </section>
  );
}

function Card({
  card: { name, department, code, appCode },
  companyName,
  passKey,
}: {
  card: CollectedCode;
  companyName: string;
  passKey: string;
}) {
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <strong>{name}</strong>
        <span>
          {companyName}, {department}
        </span>
      </div>
      <QrDrawing className={classes.qr} text={appSignInAddress({ passKey, employeeId: code })} />
      <dl className={classes.facts}>
        <div>
          <dt>{texts.passKey}</dt>
          <dd>{passKey}</dd>
        </div>
        <div>
          <dt>{texts.employeeCode}</dt>
          <dd>{code}</dd>
        </div>
        <div className={classes.code}>
          <dt>{texts.sixDigitCode}</dt>
          <dd>{appCode}</dd>
        </div>
      </dl>
      <p className={classes.steps}>
        {texts.instructions(provider.stores.map((store) => store.name).join(' or '))}
      </p>
    </li>
  );
}
