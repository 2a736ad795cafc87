import { Stack } from '@mantine/core';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { AuthenticatorSection } from './AuthenticatorSection.tsx';
import { authenticatorTexts } from './authenticator-texts.tsx';
import { MailDomains } from '../identity-provider/MailDomains.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { passkeyTexts } from './passkey-texts.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SignInRules } from './SignInRules.tsx';
import { SingleSignOn } from '../identity-provider/SingleSignOn.tsx';
import { texts } from './texts.ts';

/** How the account signs in, and where it is signed in. */
export function SecurityPage() {
  return (
    <>
      <PageTitle title={texts.pageTitle} state={texts.pageMeaning} />
      <Stack gap={0}>
        <DescribedSection title={texts.password} sentence={texts.passwordMeaning}>
          <PasswordSection />
        </DescribedSection>
        <DescribedSection title={passkeyTexts.title} sentence={passkeyTexts.meaning} isWide>
          <PasskeySection />
        </DescribedSection>
        <DescribedSection title={authenticatorTexts.title} sentence={authenticatorTexts.meaning}>
          <AuthenticatorSection />
        </DescribedSection>
        <SignInRules />
        <MailDomains />
        <SingleSignOn />
        <DescribedSection title={texts.sessions} sentence={texts.sessionsMeaning} isWide>
          <OwnSessions />
        </DescribedSection>
      </Stack>
    </>
  );
}
