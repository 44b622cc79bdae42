import type { ReactNode } from 'react';

export const line = {
  fill: 'none',
  stroke: 'var(--text)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const soft = { fill: 'var(--brand-soft)' } as const;
export const solid = {
  fill: 'var(--surface)',
  stroke: 'var(--text)',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
} as const;
export const warm = { fill: 'var(--accent)' } as const;
export const brand = {
  fill: 'none',
  stroke: 'var(--brand)',
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const Ground = () => (
  <>
    <path {...soft} d="M22 84c-8-30 16-62 52-66 30-3 44 12 70 12 30 0 48 26 40 56-6 24-30 40-82 40S28 108 22 84Z" />
    <path {...line} strokeWidth={2} d="M28 128h150" />
  </>
);

type Props = { children: ReactNode };

export const IllustrationFrame = ({ children }: Props) => (
  <svg viewBox="0 0 204 140" width="100%" aria-hidden="true" focusable="false">
    <Ground />
    {children}
  </svg>
);
