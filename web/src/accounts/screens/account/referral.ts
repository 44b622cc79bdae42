import { referralCodePattern } from '@shared/people/model/referral-code';
import { referralParameter } from '@shared/paths';
import { storageKeys } from '@shared/storage-keys';
import { keepDraft, readDraft } from '@/lib/forms/session-draft';

/** Kept for the tab, because signing in with another provider leaves the site. */
export const keepReferral = (search: URLSearchParams): void => {
  const code = search.get(referralParameter) ?? '';
  if (referralCodePattern.test(code)) keepDraft(storageKeys.referral, { code });
};

export const keptReferral = (): { referralCode?: string } => {
  const { code } = readDraft<{ code: string }>(storageKeys.referral);
  return code ? { referralCode: code } : {};
};
