let stored: string | null = null;

/** Of the account. Null for visitors, and until it is known. */
export const setOwnZone = (zone: string | null): void => {
  stored = zone;
};

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which the reader sees times: the account's, else the browser's. */
export const ownZone = (): string => stored ?? browserZone();
