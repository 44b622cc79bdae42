import { limits } from '@shared/limits';
import type { OwnReference } from '@shared/people/model/reference';
import type { ReferenceState } from '@shared/people/model/reference-vocabulary';
import { addSeconds } from '../../platform/clock';
import type { OpenReferences } from '../../store/people/references/ports';
import type { ReferenceItem } from '../../store/people/references/reference-item';

const daySeconds = 24 * 3600;

export const stateOf = ({ status, expiresAt }: ReferenceItem, now: Date): ReferenceState =>
  status === 'open' && expiresAt <= now.toISOString() ? 'expired' : status;

export const ownView = (reference: ReferenceItem, now: Date): OwnReference => ({
  ...reference,
  state: stateOf(reference, now),
});

export const validUntil = (now: Date): string => addSeconds(now, limits.referenceDays * daySeconds).toISOString();

/** Returns open requests without expired ones. */
export const awaited = ({ open }: OpenReferences, now: Date): OpenReferences['open'] =>
  Object.fromEntries(Object.entries(open).filter(([, { expiresAt }]) => expiresAt > now.toISOString()));

export const without = (open: OpenReferences['open'], referenceId: string): OpenReferences['open'] =>
  Object.fromEntries(Object.entries(open).filter(([id]) => id !== referenceId));
