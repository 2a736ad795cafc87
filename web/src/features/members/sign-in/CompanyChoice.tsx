import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { CompanyOption } from '../../../apollo/errors.ts';
import { texts } from './sign-in-texts.tsx';

interface Props {
  companies: readonly CompanyOption[];
  isBusy: boolean;
  onChoose: (companyId: string) => void;
  onBack: () => void;
}

/** Asks which of an account's companies to sign in to. */
export function CompanyChoice({ companies, isBusy, onChoose, onBack }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const chosenId = isBusy ? chosen : null;
  return (
    <Stack gap="md">
      <Text>{texts.severalCompanies}</Text>
      <Stack component="ul" gap="xs">
        {companies.map(({ id, name }) => (
          <li key={id}>
            <Button
              variant="default"
              size="md"
              fullWidth
              loading={chosenId === id}
              disabled={chosenId !== null && chosenId !== id}
              onClick={() => {
                setChosen(id);
                onChoose(id);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </Stack>
      <Anchor component="button" type="button" size="sm" onClick={onBack} ta="left">
        {texts.anotherAccount}
      </Anchor>
    </Stack>
  );
}
