import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { AppSignIn } from '../../people/phones/app-sign-in.ts';
import classes from './SignInFacts.module.css';
import { texts } from './app-texts.ts';

/** What to enter in the app, each value with a copy button. */
export function SignInFacts({ passKey, employeeId, code }: AppSignIn & { code?: string }) {
  return (
    <dl className={classes.facts}>
      <Fact term={texts.passKey} copyLabel={texts.copyPassKey} value={passKey} />
      {employeeId !== undefined && (
        <Fact term={texts.employeeCode} copyLabel={texts.copyEmployeeCode} value={employeeId} />
      )}
      {code !== undefined && (
        <Fact term={texts.code} copyLabel={texts.copyCode} value={code} className={classes.code} />
      )}
    </dl>
  );
}

function Fact({
  term,
  copyLabel,
  value,
  className,
}: {
  term: string;
  copyLabel: string;
  value: string;
  className?: string | undefined;
}) {
  return (
    <div className={[classes.fact, className].filter(Boolean).join(' ')}>
      <dt>{term}</dt>
      <dd>{value}</dd>
      <dd>
        <CopyButton text={() => value} label={copyLabel} />
      </dd>
    </div>
  );
}
