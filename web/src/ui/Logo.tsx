import { Group, Text } from '@mantine/core';
import { texts } from './texts.ts';
import { fontWeights } from './tokens.ts';

/** The logo: a cloud over a chain of three people. */
function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
    >
      <rect width="32" height="32" rx="9" fill="#176662" />
      <path
        d="M6 19.5a5.2 5.2 0 0 1 4.3-5.1A6.6 6.6 0 0 1 22.9 13 5.4 5.4 0 0 1 26 18"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M9.5 22.5h4m5 0h4" stroke="#83cbc6" strokeWidth="2" strokeLinecap="round" />
      <circle cx="7.5" cy="22.5" r="2" fill="#fff" />
      <circle cx="16" cy="22.5" r="2.5" fill="#fff" />
      <circle cx="24.5" cy="22.5" r="2" fill="#fff" />
    </svg>
  );
}

export function Logo() {
  return (
    <Group gap={10} wrap="nowrap">
      <LogoMark />
      <Text fw={fontWeights.bold} fz="md" lts="-0.015em">
        {texts.product}
      </Text>
    </Group>
  );
}
