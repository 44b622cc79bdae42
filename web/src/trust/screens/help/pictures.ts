import type { HelpArticleName } from '@shared/trust/model/help-vocabulary';
import sizes from './pictures/sizes.json';

/** "post-a-job-2" belongs to the second step; taken by npm run pictures. */
const pictureNames = [
  'find-and-apply-1',
  'find-and-apply-2',
  'find-and-apply-5',
  'interviews-and-offers-1',
  'interviews-and-offers-2',
  'hours-and-pay-2',
  'hours-and-pay-4',
  'post-a-job-1',
  'post-a-job-2',
  'review-candidates-1',
  'review-candidates-2',
  'approve-hours-1',
  'approve-hours-3',
] as const satisfies readonly (keyof typeof sizes)[];
type PictureName = (typeof pictureNames)[number];

export type HelpPicture = { name: PictureName; url: string; width: number; height: number };

const urls = import.meta.glob<string>('./pictures/*.webp', { query: '?url', import: 'default', eager: true });

const pictureNamed = (name: PictureName): HelpPicture => ({
  name,
  url: urls[`./pictures/${name}.webp`] ?? '',
  ...sizes[name],
});

const picturesOf = (article: HelpArticleName): readonly PictureName[] =>
  pictureNames.filter((name) => name.replace(/-\d+$/, '') === article);

export const pictureOf = (article: HelpArticleName, step: number): HelpPicture | null => {
  const name = picturesOf(article).find((it) => it === `${article}-${step}`);
  return name ? pictureNamed(name) : null;
};

/** Stands for the whole tutorial. */
export const coverOf = (article: HelpArticleName): HelpPicture | null => {
  const [name] = picturesOf(article);
  return name ? pictureNamed(name) : null;
};
