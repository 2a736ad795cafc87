import { Switch } from '@mantine/core';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { useSignInRulesQuery, useUpdateSignInRulesMutation } from '../../../generated/graphql.ts';
import { signInRulesTexts as texts } from './sign-in-rules-texts.ts';

/** Whether members need a second factor; shown to those who may change it. */
export function SignInRules() {
  const can = useCan();
  return can('sign-in-rules:update') && <SecondFactorRule />;
}

function SecondFactorRule() {
  const { data, error, loading, refetch } = useSignInRulesQuery();
  const [update, { loading: isSaving }] = useUpdateSignInRulesMutation({
    onCompleted: () => notifySuccess(texts.saved),
    onError: (failure) =>
      notifyFailure(fieldErrorsOf(failure)['requiresSecondFactor'] ?? messageOf(failure)),
  });
  if (error && !data)
    return (
      <Failure
        message={texts.failed}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  const company = data?.viewer.company;
  if (!company) return null;
  return (
    <DescribedSection title={texts.title} sentence={texts.meaning}>
      <Switch
        label={texts.requires}
        description={texts.restHelp}
        checked={company.secondFactorRequiredAt !== null}
        // Disabled, it would lose the keyboard focus.
        aria-busy={isSaving}
        onChange={(event) =>
          !isSaving &&
          void update({
            variables: { input: { requiresSecondFactor: event.currentTarget.checked } },
          })
        }
      />
    </DescribedSection>
  );
}
