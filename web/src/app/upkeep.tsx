import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';

const AppUpkeep = lazy(() => import('@/app/offline/app-upkeep').then((it) => ({ default: it.AppUpkeep })));

const prepareShiftDay = () => import('@/work/screens/attendance/clock-in/prepare-shift-day');

const clock = {
  load: async () => (await prepareShiftDay()).loadShiftDay(),
  keep: async (userId: string, isRemembered: boolean) => (await prepareShiftDay()).keepNextShifts(userId, isRemembered),
};

/** Skipped for staff who view as another person. */
export const Upkeep = () => {
  const { me } = useSession();
  if (!me || me.viewAs) return null;
  return (
    <Suspense fallback={null}>
      <AppUpkeep me={me} clock={clock} />
    </Suspense>
  );
};
