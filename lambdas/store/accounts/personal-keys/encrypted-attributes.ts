import { isSealed, openValue, sealValue } from '../../../platform/crypto/sealed-value';
import type { Key } from '../../../platform/table/key';
import type { Item } from '../../../platform/table/table';
import type { AttributeClasses } from '../../attribute-classes';
import type { PersonalKeys } from './personal-keys';

/** Names of an entity's encrypted attributes. */
export const encryptedNames = (classes: AttributeClasses): string[] =>
  Object.entries(classes).flatMap(([name, it]) => (it === 'special' || it === 'credential' ? [name] : []));

/** Empty values need no key. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Encrypts the item's attributes. Creates the key with the first nonempty value. */
export const sealAttributes = async <T extends Key & Item>(
  keys: Pick<PersonalKeys, 'make'>,
  userId: string,
  item: T,
  classes: AttributeClasses,
): Promise<Item> => {
  const names = encryptedNames(classes).filter((name) => !isNothing(item[name]) && !isSealed(item[name]));
  if (names.length === 0) return item;
  const dataKey = await keys.make(userId);
  const { pk, sk } = item;
  const sealed = names.map((attribute) => [attribute, sealValue(dataKey, { pk, sk, attribute }, item[attribute])]);
  return { ...item, ...(Object.fromEntries(sealed) as Item) };
};

/**
 * Decrypts the item. Once the key is destroyed with the account, encrypted attributes
 * are missing.
 */
export const openAttributes = async (
  keys: Pick<PersonalKeys, 'find'>,
  userId: string,
  item: Item,
  classes: AttributeClasses,
): Promise<Item> => {
  const sealed = encryptedNames(classes).flatMap((attribute) => {
    const value = item[attribute];
    return isSealed(value) ? [{ attribute, value }] : [];
  });
  if (sealed.length === 0) return item;
  const dataKey = await keys.find(userId);
  const [pk, sk] = [String(item['pk']), String(item['sk'])];
  const opened = sealed.map(({ attribute, value }) => [
    attribute,
    dataKey ? openValue(dataKey, { pk, sk, attribute }, value) : undefined,
  ]);
  return { ...item, ...(Object.fromEntries(opened) as Item) };
};
