import { storageKeys } from '@shared/storage-keys';

/** The grant by which this tab reads as another person; of staff only. */
export const viewGrantId = (): string | null => sessionStorage.getItem(storageKeys.viewAs);

/** While it does, conversations and notifications are closed, so pages don't ask for them. */
export const isViewing = (): boolean => viewGrantId() !== null;

/** Loads the site anew, so that nothing read as oneself is shown as the other person's. */
export const beginViewing = (grantId: string, address: string): void => {
  sessionStorage.setItem(storageKeys.viewAs, grantId);
  window.location.assign(address);
};

export const endViewing = (): void => sessionStorage.removeItem(storageKeys.viewAs);
