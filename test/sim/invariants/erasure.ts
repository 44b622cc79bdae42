import { erasureRules } from '@lambdas/accounts/account-deletions/erasure/erasure-rules';
import type { EntityName } from '@lambdas/store/entity';
import type { Nurse } from '../scenario/people';
import type { World } from '../world/world';
import { allItems, isExpired } from './items';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Set) return [...value].flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether the rules keep names on records of this kind, such as work and pay. */
const keepsName = (entity: string): boolean => erasureRules[entity as EntityName].kept === 'pay_records';

const kindsIn = (text: string, { canaries }: Nurse): string[] =>
  Object.entries(canaries).flatMap(([kind, canary]) =>
    text.toLowerCase().includes(canary.toLowerCase()) ? [kind] : [],
  );

/** Data of an erased person that no rule keeps. */
export const erasureProblems = (world: World, nurse: Nurse): string[] => {
  const { userId, email } = nurse;
  const items = allItems(world).filter((item) => !isExpired(item));
  const told = items.flatMap((item) => {
    const kinds = kindsIn(textsIn(item).join('\0'), nurse).filter((kind) => kind !== 'name' || !keepsName(item.entity));
    return kinds.length > 0 ? [`erased, but ${item.entity} ${item.pk} tells ${kinds.join(', ')}`] : [];
  });
  const own = items.filter(
    ({ pk, entity }) => pk.includes(userId) && erasureRules[entity as EntityName].kept === undefined,
  );
  const files = [...world.files()].filter(
    ([name, body]) =>
      (name.includes(userId) && !name.includes('/erasures/')) || kindsIn(body.toString('latin1'), nurse).length > 0,
  );
  const receipts = world.mails.list(email).filter(({ subject }) => subject.includes('account is deleted'));
  return [
    ...told,
    ...own.map(({ pk, entity }) => `erased, but ${entity} ${pk} is left`),
    ...files.map(([name]) => `erased, but the file ${name} is left`),
    ...(receipts.length === 1 ? [] : [`${receipts.length} receipts of an erasure`]),
  ];
};
