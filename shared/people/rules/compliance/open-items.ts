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

type Sharing = Pick<ComplianceItem, 'owner' | 'state' | 'inWallet' | 'sharedAt'>;

/** Whether the wallet has something for it that the employer can't see yet. */
export const isShareable = ({ owner, state, inWallet, sharedAt }: Sharing): boolean =>
  owner !== 'platform' &&
  inWallet &&
  sharedAt === null &&
  state !== 'accepted' &&
  state !== 'waived' &&
  state !== 'not_applicable';

/** Whether the wallet provides it, so that nothing has to be handed in. */
export const isFromWallet = ({
  state,
  inWallet,
  document,
  note,
}: Pick<ComplianceItem, 'state' | 'inWallet' | 'document' | 'note'>): boolean =>
  inWallet && !document && !note && (state === 'missing' || state === 'submitted' || state === 'in_review');
