import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '@/lib/browser/color-scheme';
import { theme, tokenVariables } from './theme';

// The appearance is the site's own business (lib/color-scheme); the library only follows it.
const follower: MantineColorSchemeManager = {
  get: (fallback) => fallback,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

// The library writes its default onto the page before it follows, and another of its providers would take that for the
// choice. The site writes the appearance itself.
const nowhere = () => undefined;

/**
 * Around the components made from the component library. They bring it along themselves, so that pages without them
 * do not load it.
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
