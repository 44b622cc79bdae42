import { limits } from '@shared/limits';
import { api } from '@/lib/api/api';
import { endSession, signIn } from '@/lib/auth/auth';

type Typed = { email: string; password: string; remember: boolean };

/** Held in this page's memory only, for as long as a code is valid. */
let typed: (Typed & { until: number }) | null = null;

/** Keeps a password that was just typed, so that verifying the address can sign in. */
export const holdPassword = ({ email, password, remember }: Typed): void => {
  typed = { email: email.toLowerCase(), password, remember, until: Date.now() + limits.otpMinutes * 60_000 };
};

/** Returns the password once. */
const takePassword = (email: string): Typed | null => {
  const held = typed;
  typed = null;
  return held && held.email === email.toLowerCase() && Date.now() < held.until ? held : null;
};

/** Signs in with the password typed on this page. False if there is none or another step is required. */
export const signInAsTyped = async (email: string): Promise<boolean> => {
  const held = takePassword(email);
  if (!held) return false;
  try {
    if ((await signIn(held.email, held.password, held.remember)) !== 'done') return false;
    // Checked before the session is published, like every sign-in.
    if ((await api('getMe')).emailVerifiedAt) return true;
    await endSession();
    return false;
  } catch {
    await endSession();
    return false;
  }
};
