import { nlcStates, nlcWorkStates } from '@shared/data/license-compacts';
import { isInNurseCompact } from '@shared/people/rules/eligibility/eligibility-license';
import type { License, StoredProfile } from '@shared/people/model/professional';
import type { StateCode } from '@shared/people/model/profile-vocabulary';
import type { LicensedArea, ProfessionalDocument } from './professional-port';

const noEnd = '9999-12-31';

type Held = Pick<License, 'type' | 'state' | 'expiryDate' | 'scope' | 'profession'>;
type Holder = Pick<StoredProfile, 'profession'> & { licenses: readonly Held[] };

/** Last valid day per area, including compacts; consistent with shared/people/rules/eligibility/eligibility-license.ts. */
export const licensedUntil = ({ licenses, profession }: Holder): ProfessionalDocument['licensedUntil'] => {
  const until: Partial<Record<LicensedArea, string>> = {};
  const hold = (area: LicensedArea, day: string): void => {
    if (day > (until[area] ?? '')) until[area] = day;
  };
  for (const { type, state, expiryDate, scope, ...license } of licenses) {
    // A letter of qualification is only a step toward a license.
    if (type !== 'medical-license' || state === null || scope === 'letter') continue;
    const own = license.profession ?? profession;
    hold(state, expiryDate ?? noEnd);
    if (scope === 'multistate' && nlcStates.has(state) && (own === null || isInNurseCompact(own))) {
      hold('nlc', expiryDate ?? noEnd);
    }
  }
  return until;
};

export const areasOf = (state: StateCode): LicensedArea[] => (nlcWorkStates.has(state) ? [state, 'nlc'] : [state]);
