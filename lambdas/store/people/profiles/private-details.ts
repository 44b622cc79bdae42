import { PrivateDetails, privateFieldNames } from '@shared/people/model/professional';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { openAttributes, sealAttributes } from '../../accounts/personal-keys/encrypted-attributes';
import type { PersonalKeys } from '../../accounts/personal-keys/personal-keys';
import { profilesClasses } from './data-classes';
import { profileKeys } from './keys';

const classes = profilesClasses.PrivateDetails;

const noDetails: PrivateDetails = PrivateDetails.parse({});

export const privateItem = (
  keys: Pick<PersonalKeys, 'make'>,
  userId: string,
  details: PrivateDetails,
): Promise<Item> => {
  const fields = Object.fromEntries(privateFieldNames.map((name) => [name, details[name]]));
  const item = { ...profileKeys.privateDetails(userId), ...entity('PrivateDetails'), ...fields };
  return sealAttributes(keys, userId, item, classes);
};

/** Returns empty details without an item. Encrypted fields are empty too once the person's key is destroyed. */
export const readPrivateDetails = async (
  keys: Pick<PersonalKeys, 'find'>,
  userId: string,
  item: Item | undefined,
): Promise<PrivateDetails> =>
  item ? PrivateDetails.parse(await openAttributes(keys, userId, item, classes)) : noDetails;
