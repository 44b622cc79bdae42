import type { ReactNode } from 'react';

const line = {
  fill: 'none',
  stroke: 'var(--text)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const soft = { fill: 'var(--brand-soft)' } as const;
const solid = { fill: 'var(--surface)', stroke: 'var(--text)', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;
const warm = { fill: 'var(--accent)' } as const;
const brand = {
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

const pictures = {
  board: (
    <>
      <rect {...solid} x="46" y="30" width="112" height="78" rx="8" />
      <path {...line} d="M46 50h112M84 50v58M121 50v58M64 128l8-20M140 128l-8-20" />
      <rect {...warm} x="90" y="60" width="25" height="12" rx="6" />
      <rect {...soft} x="53" y="80" width="25" height="12" rx="6" />
      <rect {...soft} x="127" y="86" width="25" height="12" rx="6" />
      <path {...brand} d="M56 40h6M68 40h22" />
    </>
  ),
  inbox: (
    <>
      <path {...solid} d="M52 84 68 46h68l16 38v30a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8Z" />
      <path {...line} d="M52 84h28l7 14h30l7-14h28" />
      <rect {...solid} x="78" y="24" width="48" height="34" rx="4" />
      <path {...line} d="m79 28 23 17 23-17" />
      <circle {...warm} cx="128" cy="24" r="8" />
    </>
  ),
  bell: (
    <>
      <path {...solid} d="M66 106c8-8 8-18 8-34 0-18 12-30 28-30s28 12 28 30c0 16 0 26 8 34Z" />
      <path {...line} d="M102 42V32M92 114a10 10 0 0 0 20 0" />
      <path {...brand} d="M146 52c5 6 7 14 6 22M58 52c-5 6-7 14-6 22" />
      <circle {...warm} cx="102" cy="30" r="6" />
    </>
  ),
  search: (
    <>
      <rect {...solid} x="50" y="34" width="76" height="92" rx="8" />
      <path {...line} d="M64 54h46M64 70h30M64 86h38" />
      <circle {...solid} cx="122" cy="84" r="26" />
      <path {...brand} d="m141 103 20 20" />
      <path {...brand} d="M108 84h6l4 8 6-16 5 8h7" />
    </>
  ),
  team: (
    <>
      <circle {...solid} cx="76" cy="58" r="16" />
      <path {...solid} d="M46 126c0-24 12-38 30-38s30 14 30 38" />
      <circle {...solid} cx="132" cy="64" r="14" />
      <path {...solid} d="M106 126c0-21 10-34 26-34s26 13 26 34" />
      <path {...brand} d="M70 104h12M76 98v12" />
      <circle {...warm} cx="132" cy="40" r="6" />
    </>
  ),
  unplugged: (
    <>
      <path {...line} d="M24 96c24 0 22-26 46-26h10" />
      <path {...solid} d="M80 56h18a14 14 0 0 1 0 28H80Z" />
      <path {...line} d="M112 64h10M112 76h10" />
      <path {...solid} d="M146 54h14v32h-14a16 16 0 0 1 0-32Z" />
      <path {...line} d="M160 70h22" />
      <path {...brand} d="m126 38 6 8M138 34v10M150 38l-6 8" />
      <circle {...warm} cx="36" cy="94" r="5" />
    </>
  ),
  signpost: (
    <>
      <path {...line} d="M102 128V30" />
      <path {...solid} d="M70 40h70l14 13-14 13H70Z" />
      <path {...solid} d="M134 76H70L56 89l14 13h64Z" />
      <path {...brand} d="M84 53h8l5 7 7-15 6 8h10" />
      <path {...line} d="M80 89h38" />
      <circle {...warm} cx="102" cy="26" r="7" />
    </>
  ),
  clipboard: (
    <>
      <rect {...solid} x="60" y="34" width="84" height="92" rx="8" />
      <rect {...solid} x="84" y="26" width="36" height="16" rx="6" />
      <path {...brand} d="m74 62 6 6 10-12M74 86l6 6 10-12" />
      <path {...line} d="M100 62h30M100 86h22M76 108h40" />
      <circle {...warm} cx="136" cy="108" r="7" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof pictures;
export const illustrationNames = Object.keys(pictures) as IllustrationName[];

export const Illustration = ({ name }: { name: IllustrationName }) => (
  <svg viewBox="0 0 204 140" width="100%" aria-hidden="true" focusable="false">
    <Ground />
    {pictures[name]}
  </svg>
);
