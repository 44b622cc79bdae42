import type { ReactNode } from 'react';
import { IllustrationFrame, line, solid, warm, brand } from './illustration-frame';

/** Pictures of error pages. Every visitor loads them, so they also show offline. */
export const errorPictures = {
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
} as const satisfies Record<string, ReactNode>;

export const ErrorIllustration = ({ name }: { name: keyof typeof errorPictures }) => (
  <IllustrationFrame>{errorPictures[name]}</IllustrationFrame>
);
