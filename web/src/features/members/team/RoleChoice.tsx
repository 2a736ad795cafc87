import { Radio, Stack, type RadioGroupProps } from '@mantine/core';
import { memberRoles } from './roles.ts';
import { texts as memberTexts } from './role-texts.ts';
import { texts } from './texts.tsx';

/** Radio buttons for the roles, each with its permissions. */
export function RoleChoice(group: Omit<RadioGroupProps, 'children' | 'label'>) {
  return (
    <Radio.Group label={texts.role} {...group}>
      <Stack gap="sm" mt="xs">
        {memberRoles.map((role) => (
          <Radio
            key={role}
            value={role}
            label={memberTexts.roleNames[role]}
            description={memberTexts.roleMeanings[role]}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
