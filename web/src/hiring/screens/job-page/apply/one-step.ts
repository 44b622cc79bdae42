import type { ApplicationPreparation } from '@shared/hiring/model/application';

/** Whether nothing has to be written, because the profile has everything that the job asks for. */
export const takesOneStep = ({ coverLetter, questions, match }: ApplicationPreparation): boolean =>
  coverLetter === 'optional' &&
  questions.every(({ required }) => !required) &&
  (match?.state === 'eligible' || match?.state === 'eligible_if');
