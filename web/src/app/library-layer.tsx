import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Grid.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '@/lib/color-scheme';
import { theme, tokenVariables } from './theme';

// The appearance is the site's own business (lib/color-scheme); the library only follows it.
const follower: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Around pages that use the component library. */
export const LibraryLayer = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={tokenVariables}
    colorSchemeManager={follower}
    forceColorScheme={useColorScheme()}
  >
    {children}
  </MantineProvider>
);
