import type { ReactNode } from 'react';
import { errorPictures } from './base/error-illustration';
import { IllustrationFrame, line, soft, solid, warm, brand } from './base/illustration-frame';

const pictures = {
  ...errorPictures,
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
  <IllustrationFrame>{pictures[name]}</IllustrationFrame>
);
