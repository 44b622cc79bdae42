import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { scales } from './palette';

const tuple = (scale: readonly string[]) => [...scale] as unknown as MantineColorsTuple;

/** Maps the component library to the site's tokens (palette.ts, base.css). */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  colors: { teal: tuple(scales.teal), ink: tuple(scales.ink), apricot: tuple(scales.apricot) },
  primaryColor: 'teal',
  primaryShade: { light: 6, dark: 4 },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: 'var(--radius-s)', md: 'var(--radius-m)', lg: 'var(--radius-l)', xl: 'var(--radius-xl)' },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  shadows: { xs: 'var(--lift-1)', sm: 'var(--lift-1)', md: 'var(--lift-2)', lg: 'var(--lift-3)', xl: 'var(--lift-3)' },
  respectReducedMotion: true,
});

/** Same names in both color schemes; palette.ts sets the values. */
export const tokenVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-soft)',
    '--mantine-color-anchor': 'var(--brand-text)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default-border': 'var(--line)',
  },
  light: {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-soft)',
    '--mantine-color-anchor': 'var(--brand-text)',
  },
  dark: {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-soft)',
    '--mantine-color-anchor': 'var(--brand-text)',
  },
});
