import { AppError } from '@shared/errors';
import type { Language } from '@shared/text/language';
import type { Deps } from './ports';

/** Sets the language of emails, text messages, and push notifications. Pages have theirs in the URL. */
export const changeLanguage = async (
  { accounts }: Pick<Deps, 'accounts'>,
  userId: string,
  language: Language,
): Promise<{ language: Language }> => {
  if (!(await accounts.changeLanguage(userId, language))) throw new AppError('NOT_FOUND');
  return { language };
};
