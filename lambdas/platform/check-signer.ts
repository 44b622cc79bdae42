import { foldedName } from '@shared/core/model/folded-name';
import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';

/**
 * INVALID_REQUEST at `field` unless the typed name is the signer's. A typed name is an electronic signature if it is
 * adopted with the intent to sign (15 U.S.C. 7006(5), https://www.law.cornell.edu/wex/electronic_signature).
 */
export const checkSigner = ({ signedAs, field }: { signedAs: string; field: string }, name: string): void => {
  if (foldedName(signedAs) !== foldedName(name))
    throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: notice('signatureName', { name }) } });
};
