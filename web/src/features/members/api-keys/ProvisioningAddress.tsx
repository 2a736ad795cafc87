import { Box, Code, Group, Text, Title } from '@mantine/core';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { texts } from './texts.tsx';

/** The address that an identity provider needs besides a key to manage the company's members. */
export function ProvisioningAddress() {
  const address = `${window.location.origin}/scim/v2`;
  return (
    <Box component="section" mt="xl" maw={640} aria-label={texts.provisioning}>
      <Title order={2} size="h3">
        {texts.provisioning}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {texts.provisioningMeaning}
      </Text>
      <Group justify="space-between" mt="md" mb={4}>
        <Text size="sm">{texts.address}</Text>
        <CopyButton text={() => address} label={texts.copyAddress} />
      </Group>
      <Code
        block
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        aria-label={texts.address}
      >
        {address}
      </Code>
    </Box>
  );
}
