import type { ShiftReason } from '@shared/domain/shifts/shift-subjects';
import type { FoundShift } from '@shared/model/shift';
import { paths, type SitePath } from '@shared/paths';

type Fix = { to: SitePath; page: 'credentials' | 'profile' };

const credentials: Fix = { to: paths.credentials, page: 'credentials' };
const profile: Fix = { to: paths.editProfile, page: 'profile' };

const fixes: Partial<Record<ShiftReason['code'], Fix>> = {
  license: credentials,
  license_expires: credentials,
  certification: credentials,
  certification_expires: credentials,
  profession: profile,
  experience: profile,
};

/** Where the person can change what keeps them from a shift; null where nothing in their hands would. */
export const fixOf = (reasons: FoundShift['reasons']): Fix | null => {
  const found = reasons.map(({ code }) => fixes[code as ShiftReason['code']] ?? null);
  return found.length > 0 && found.every((fix) => fix !== null) ? found[0]! : null;
};
