let stored: string | null = null;

/** Sets the account's zone. Null for visitors, and while loading. */
export const setOwnZone = (zone: string | null): void => {
  stored = zone;
};

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which the reader sees times: the account's, or else the browser's. */
export const ownZone = (): string => stored ?? browserZone();
