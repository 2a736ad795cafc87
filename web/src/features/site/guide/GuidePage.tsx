import { Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { paths } from '../../../lib/paths.ts';
import { cleanPhone } from '../../../ui/phone.ts';
import { GuideCover } from './GuideCover.tsx';
import { useGuidePageMutation } from '../../../generated/graphql.ts';
import { forgetDraft, keepDraft, readDraft } from './guide-draft.ts';
import { isPhone, type GuideFormValues } from './guide-rules.ts';
import { GuideForm } from './GuideForm.tsx';
import classes from './GuidePage.module.css';
import { texts } from './texts.ts';

const fileName = 'VisionCloud_Guide.pdf';

/** Saves the guide on the visitor's device. */
const downloadGuide = (): void => {
  const link = document.createElement('a');
  link.href = `/assets/${fileName}`;
  link.download = fileName;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
};

// The dialog is as large as the page, so it loads while the request is sent.
const ThankYouDialog = lazyPart(async () => (await import('./ThankYouDialog.tsx')).ThankYouDialog, {
  failed: (_retry, { isOpen }) => isOpen && <Text component="output">{texts.thankYou}</Text>,
});

const description = texts.description;

/** The form to request the guide. A failed request is only logged, and the form keeps its values. */
export function GuidePage() {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [initial] = useState(readDraft);
  const [isSent, setSent] = useState(false);
  const [isThanked, setThanked] = useState(false);
  const [request, { loading }] = useGuidePageMutation({
    onCompleted: () => {
      forgetDraft();
      downloadGuide();
      setThanked(true);
    },
    onError: (error) => console.warn('The guide was not requested', error),
  });
  const submit = ({ name, email, phone, type }: GuideFormValues) => {
    setSent(true);
    void request({
      variables: {
        input: {
          name: name.trim(),
          email: email.trim(),
          // The gateway would refuse the whole request for a wrong phone number.
          ...(isPhone(phone) ? { phone: cleanPhone(phone) } : {}),
          type,
        },
      },
    });
  };
  return (
    <div className={classes.page}>
      <title>{texts.documentTitle}</title>
      <meta name="description" content={description} />
      <div className={classes.cover}>
        <GuideCover label={texts.coverLabel} />
      </div>
      <div style={{ order: -1 }}>
        <Title order={1} fz={{ base: 28, sm: 34 }} lh={1.2} lts="-0.022em">
          {texts.formLabel}
        </Title>
        <Text c="dimmed" size="lg" mt={8} mb="xl">
          {description}
        </Text>
        {isHydrated ? (
          <GuideForm initial={initial} isBusy={loading} onChange={keepDraft} onSubmit={submit} />
        ) : (
          <Skeleton h={360} />
        )}
      </div>
      {isSent && <ThankYouDialog isOpen={isThanked} onClose={() => void navigate(paths.home)} />}
    </div>
  );
}
