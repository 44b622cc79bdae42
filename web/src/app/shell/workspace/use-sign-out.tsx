import { Suspense, useState, type ReactNode } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';

const ClockWaits = lazy(() => import('./clock-waits').then((it) => ({ default: it.ClockWaits })));

/** Asks before sign-out while unsent entries wait, which are the person's pay. `question` must be rendered. */
export const useSignOut = (): { leaving: boolean; leave: () => void; question: ReactNode } => {
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const clock = () => import('@/lib/offline/clock-store');
  const go = async ({ discard }: { discard: boolean }) => {
    setLeaving(true);
    if (discard) await (await clock()).forgetClock({ evenWaiting: true }).catch(() => undefined);
    await signOut();
  };
  const leave = async () => {
    const count = await clock()
      .then((it) => it.waitingOnPhone())
      .catch(() => 0);
    if (count > 0) setWaiting(count);
    else await go({ discard: false });
  };
  const question = waiting > 0 && (
    <Suspense fallback={null}>
      <ClockWaits
        count={waiting}
        isLeaving={leaving}
        onLeave={() => void go({ discard: true })}
        onStay={() => setWaiting(0)}
      />
    </Suspense>
  );
  return { leaving, leave: () => void leave(), question };
};
