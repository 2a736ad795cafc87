import { Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ContactDrawing } from './ContactDrawing.tsx';
import classes from './EntryScreen.module.css';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './sign-in-texts.tsx';

interface Props {
  title: string;
  sentence?: ReactNode;
  children: ReactNode;
}

/** A short form for signing in or up, beside a picture of the product. Its title is also the document title. */
export function EntryScreen({ title, sentence, children }: Props) {
  return (
    <div className={classes.screen}>
      <title>{texts.tabTitle(title)}</title>
      <div className={classes.side}>
        <Box className={classes.form}>
          <Stack gap={4} mb="lg">
            <Title order={1}>{title}</Title>
            {sentence !== undefined && (
              <Text c="dimmed" component="div">
                {sentence}
              </Text>
            )}
          </Stack>
          {children}
        </Box>
      </div>
      <aside className={classes.scene} aria-hidden="true">
        <ContactDrawing />
        <Text fz={28} fw={fontWeights.bold} lh={1.25} lts="-0.02em" maw={420}>
          {texts.claim}
        </Text>
      </aside>
    </div>
  );
}
