import { storageKeys } from '@shared/storage-keys';

/** The grant by which this tab views as another person; for staff only. */
export const viewGrantId = (): string | null => sessionStorage.getItem(storageKeys.viewAs);

/** Whether the tab views as a person. Conversations and notifications are closed then, so pages don't request them. */
export const isViewing = (): boolean => viewGrantId() !== null;

/** Reloads the site, so that the viewer's own data isn't shown as the other person's. */
export const beginViewing = (grantId: string, address: string): void => {
  sessionStorage.setItem(storageKeys.viewAs, grantId);
  window.location.assign(address);
};

export const endViewing = (): void => sessionStorage.removeItem(storageKeys.viewAs);
