import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { DescribedSection } from '../../components/DescribedSection.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { paths } from '../../paths.ts';
import { AuthenticatorSection } from './AuthenticatorSection.tsx';
import { authenticatorTexts } from './authenticator-texts.tsx';
import { MailDomains } from './MailDomains.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { passkeyTexts } from './passkey-texts.ts';
import { SignInRules } from './SignInRules.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';
import { texts } from './texts.ts';

/** How the signed-in account proves who it is, and where it is signed in. */
export function SecurityPage() {
  const { name: companyName } = useCompany();
  return (
    <>
      <PageTitle title={texts.pageTitle} state={texts.pageMeaning} />
      <Stack gap={0}>
        <DescribedSection title={texts.password} sentence={texts.passwordMeaning}>
          <div>
            <Button component={Link} to={paths.changePassword(companyName)} variant="default">
              {texts.changePassword}
            </Button>
          </div>
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
