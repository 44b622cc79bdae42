import { AppError } from '@shared/errors';
import type { Offer } from '@shared/hiring/model/offer';
import { checkSigner } from '../../platform/check-signer';
import type { Deps } from './ports';

type Member = { userId: string; signedAs: string; field: string; now: Date };

export const signAsMember = async (
  { people }: Pick<Deps, 'people'>,
  { userId, now, ...signing }: Member,
): Promise<Offer['signatures']> => {
  const person = (await people.find([userId])).get(userId);
  if (!person) throw new AppError('NOT_FOUND');
  const name = `${person.first_name} ${person.last_name}`;
  checkSigner(signing, name);
  return { employer: { name, at: now.toISOString() }, professional: null };
};
