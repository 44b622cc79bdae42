import { nlcStates } from '@shared/data/license-compacts';
import type { License } from '@shared/model/professional';
import type { StateCode } from '@shared/model/profile-vocabulary';
import type { LicensedArea, ProfessionalDocument } from './professional-port';

const noEnd = '9999-12-31';

type Held = Pick<License, 'type' | 'state' | 'expiryDate' | 'compact'>;

/** Last valid day per area, including compacts; consistent with domain/match-license.ts. */
export const licensedUntil = (licenses: readonly Held[]): ProfessionalDocument['licensedUntil'] => {
  const until: Partial<Record<LicensedArea, string>> = {};
  const hold = (area: LicensedArea, day: string): void => {
    if (day > (until[area] ?? '')) until[area] = day;
  };
  for (const { type, state, expiryDate, compact } of licenses) {
    if (type !== 'medical-license' || state === null) continue;
    hold(state, expiryDate ?? noEnd);
    if (compact === 'nlc' && nlcStates.has(state)) hold('nlc', expiryDate ?? noEnd);
  }
  return until;
};

export const areasOf = (state: StateCode): LicensedArea[] => (nlcStates.has(state) ? [state, 'nlc'] : [state]);
