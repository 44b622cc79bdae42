import { useEffect, useState } from 'react';
import { hasStoredSession } from '@/lib/auth/stored-session';
import { clockOwner } from '@/lib/offline/clock-store';

/** The phone's last user, while that person is signed in. Undefined while loading, null for no one. */
export const useClockOwner = (): string | null | undefined => {
  const [owner, setOwner] = useState<string | null>();
  useEffect(() => {
    // Without a session, the copy may be another person's.
    void (hasStoredSession() ? clockOwner() : Promise.resolve(null)).then(setOwner);
  }, []);
  return owner;
};
