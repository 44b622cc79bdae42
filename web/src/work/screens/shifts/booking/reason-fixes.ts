import type { ShiftReason } from '@shared/work/rules/shifts/shift-subjects';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import { paths, type SitePath } from '@shared/paths';

type Fix = { to: SitePath; page: 'credentials' | 'profile' | 'shiftSettings' };

const credentials: Fix = { to: paths.credentials, page: 'credentials' };
const profile: Fix = { to: paths.editProfile, page: 'profile' };
const shiftSettings: Fix = { to: paths.shiftWeek, page: 'shiftSettings' };

const fixes: Partial<Record<ShiftReason['code'], Fix>> = {
  license: credentials,
  license_expires: credentials,
  certification: credentials,
  certification_expires: credentials,
  profession: profile,
  experience: profile,
};

const fixOfReason = ({ code, args }: FoundShift['reasons'][number]): Fix | null => {
  if (code === 'duty') return args['agree'] === true ? shiftSettings : null;
  return fixes[code as ShiftReason['code']] ?? null;
};

/** The page where the person can fix what blocks them from a shift; null if they can't. */
export const fixOf = (reasons: FoundShift['reasons']): Fix | null => {
  const found = reasons.map(fixOfReason);
  return found.length > 0 && found.every((fix) => fix !== null) ? found[0]! : null;
};
