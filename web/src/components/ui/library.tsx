import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '@/lib/browser/color-scheme';
import { theme, tokenVariables } from './theme';

// lib/color-scheme owns the color scheme; the library only follows it.
const follower: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

// The library writes its default to the root element first, and another of its providers would read that as the user's
// choice. The site sets the attribute itself.
const nowhere = () => undefined;

/**
 * Provider of the component library. Components that use the library include it themselves, so other pages do not load
 * it.
 */
export const Library = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={tokenVariables}
    colorSchemeManager={follower}
    getRootElement={nowhere}
    forceColorScheme={useColorScheme()}
  >
    {children}
  </MantineProvider>
);
