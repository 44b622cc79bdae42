import type { ComplianceItem } from '../../model/compliance';

/** Submitted items wait for the employer, and those in review for staff. */
export const waitsForProfessional = ({ owner, state }: Pick<ComplianceItem, 'owner' | 'state'>): boolean =>
  owner === 'professional' && (state === 'missing' || state === 'rejected' || state === 'expired');

type Due = Pick<ComplianceItem, 'owner' | 'state' | 'dueOn'>;

/** What the professional still has to provide, and the first day it is due; null if that is nothing. */
export const openDocuments = (items: readonly Due[]): { count: number; firstDueOn: string } | null => {
  const days = items.filter(waitsForProfessional).map(({ dueOn }) => dueOn);
  const [firstDueOn] = days.toSorted();
  return firstDueOn === undefined ? null : { count: days.length, firstDueOn };
};
