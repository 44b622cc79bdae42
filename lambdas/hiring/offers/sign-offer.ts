import { foldedName } from '@shared/core/model/folded-name';
import { AppError } from '@shared/errors';
import type { Offer } from '@shared/hiring/model/offer';
import { notice } from '@shared/text/notice';
import type { Deps } from './ports';

type Signing = { signedAs: string; field: string };

/**
 * INVALID_REQUEST at `field` unless the typed name is the signer's. A typed name is an electronic signature if it is
 * adopted with the intent to sign (15 U.S.C. 7006(5), https://www.law.cornell.edu/wex/electronic_signature).
 */
export const checkSigner = ({ signedAs, field }: Signing, name: string): void => {
  if (foldedName(signedAs) !== foldedName(name))
    throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: notice('signatureName', { name }) } });
};

type Member = Signing & { userId: string; now: Date };

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
