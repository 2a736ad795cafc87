import { CopyButton } from '../../components/CopyButton.tsx';
import type { AppSignIn } from '../../domain/phone-app/app-sign-in.ts';
import classes from './SignInFacts.module.css';

/** What somebody enters on the app, each with a button that copies it. */
export function SignInFacts({ passKey, employeeId, code }: AppSignIn & { code?: string }) {
  return (
    <dl className={classes.facts}>
      <Fact term="Pass-key" value={passKey} />
      {employeeId !== undefined && <Fact term="Employee code" value={employeeId} />}
      {code !== undefined && <Fact term="Six-digit code" value={code} className={classes.code} />}
    </dl>
  );
}

function Fact({
  term,
  value,
  className,
}: {
  term: string;
  value: string;
  className?: string | undefined;
}) {
  return (
    <div className={[classes.fact, className].filter(Boolean).join(' ')}>
      <dt>{term}</dt>
      <dd>{value}</dd>
      <dd>
        <CopyButton text={() => value} label={`Copy the ${term.toLowerCase()}`} />
      </dd>
    </div>
  );
}
