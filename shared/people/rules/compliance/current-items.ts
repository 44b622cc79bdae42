import { limits } from '../../../limits';
import type { ComplianceState } from '../../model/compliance';
import { addDays } from '../../../core/rules/calendar-days';
import type { CurrentItem, StoredItem } from './compliance-item';
import { walletEvidence, type Evidence, type Wallet } from './wallet-evidence';

type Dated = Pick<CurrentItem, 'state' | 'source' | 'verifiedOn' | 'validUntil'>;

const later = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null && one < other ? other : (one ?? other);

const firstExpiryDay = Math.max(...limits.complianceExpiryDays);

const isDated = (state: ComplianceState): boolean =>
  state === 'accepted' || state === 'submitted' || state === 'in_review';

const agedState = (state: ComplianceState, validUntil: string | null, today: string): ComplianceState => {
  if (validUntil === null || !isDated(state)) return state;
  if (validUntil < today) return 'expired';
  return state === 'accepted' && validUntil <= addDays(today, firstExpiryDay) ? 'expiring' : state;
};

/** A possible match blocks the start, whatever an employer decided. Otherwise the later check counts. */
const exclusionState = (item: StoredItem, { exclusion }: Wallet): Dated => {
  const { decision: state, verifiedOn, validUntil } = item;
  const byEmployer: Dated = { state, source: verifiedOn === null ? null : 'employer', verifiedOn, validUntil };
  if (exclusion.hold === 'confirmed') return { ...byEmployer, state: 'rejected', source: 'platform' };
  if (exclusion.hold === 'review') return { ...byEmployer, state: 'in_review', source: 'platform' };
  const { checkedOn } = exclusion;
  if (checkedOn === null || (verifiedOn !== null && verifiedOn >= checkedOn)) return byEmployer;
  return { state: 'accepted', source: 'platform', verifiedOn: checkedOn, validUntil: null };
};

const ownSource = ({ document, decision }: StoredItem): CurrentItem['source'] => {
  if (document) return 'document';
  return decision === 'accepted' ? 'employer' : null;
};

/** An accepted item stays accepted; a renewal in the wallet updates its dates. */
const decidedState = (item: StoredItem, shared: Evidence | null): Dated => {
  const { decision: state, verifiedOn, validUntil } = item;
  if (!shared) return { state, source: ownSource(item), verifiedOn, validUntil };
  if (state === 'accepted') {
    const until =
      validUntil === null || shared.validUntil === null ? shared.validUntil : later(validUntil, shared.validUntil);
    return { state, source: 'wallet', verifiedOn: later(verifiedOn, shared.verifiedOn), validUntil: until };
  }
  return { ...shared, source: 'wallet' };
};

const isOpen = ({ decision }: StoredItem): boolean => decision === 'missing' || decision === 'submitted';

/** A removed or expired record leaves other evidence. */
const withoutShared = (item: StoredItem): StoredItem =>
  isOpen(item) && item.sharedAt !== null && !item.document && !item.note ? { ...item, decision: 'missing' } : item;

const stateOf = (item: StoredItem, evidence: Evidence | null, wallet: Wallet): Dated => {
  if (item.code === 'exclusion') return exclusionState(item, wallet);
  const shared = item.sharedAt === null ? null : evidence;
  return isOpen(item) || item.decision === 'accepted'
    ? decidedState(shared ? item : withoutShared(item), shared)
    : decidedState(item, null);
};

export const currentItem = (item: StoredItem, wallet: Wallet, today: string): CurrentItem => {
  const evidence = walletEvidence(item, wallet, today);
  const dated = stateOf(item, evidence, wallet);
  return {
    ...item,
    ...dated,
    state: agedState(dated.state, dated.validUntil, today),
    inWallet: evidence !== null && (evidence.validUntil === null || evidence.validUntil >= today),
  };
};

export const currentItems = (items: readonly StoredItem[], wallet: Wallet, today: string): CurrentItem[] =>
  items.map((item) => currentItem(item, wallet, today));
