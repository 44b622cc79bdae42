import { useState } from 'react';
import { useSession } from '@/lib/auth/session';

export const useSignOut = () => {
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return { leaving, leave };
};
