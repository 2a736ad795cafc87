import { Switch } from '@mantine/core';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useCan } from '../../company/current/use-can.ts';
import {
  useSignInRulesQuery,
  useUpdateSignInRulesMutation,
  type SignInRulesQuery,
} from '../../../generated/graphql.ts';
import { signInRulesTexts as texts } from './sign-in-rules-texts.ts';

/** Whether members need a second factor; shown to those who may change it. */
export function SignInRules() {
  const can = useCan();
  return can('sign-in-rules:update') && <SecondFactorRule />;
}

function SecondFactorRule() {
  const query = useSignInRulesQuery();
  return (
    <QueryBoundary query={query} failure={texts.failed}>
      {({ viewer: { company } }) => company && <RuleSwitch company={company} />}
    </QueryBoundary>
  );
}

function RuleSwitch({ company }: { company: NonNullable<SignInRulesQuery['viewer']['company']> }) {
  const [update, { loading: isSaving }] = useUpdateSignInRulesMutation({
    onCompleted: () => notifySuccess(texts.saved),
    onError: (failure) =>
      notifyFailure(fieldErrorsOf(failure)['requiresSecondFactor'] ?? messageOf(failure)),
  });
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
