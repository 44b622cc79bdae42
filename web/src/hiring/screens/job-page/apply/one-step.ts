import type { ApplicationPreparation } from '@shared/hiring/model/application';

/** Nothing has to be written: the profile says all that the job asks for. */
export const takesOneStep = ({ coverLetter, questions, match }: ApplicationPreparation): boolean =>
  coverLetter === 'optional' &&
  questions.every(({ required }) => !required) &&
  (match?.state === 'eligible' || match?.state === 'eligible_if');
