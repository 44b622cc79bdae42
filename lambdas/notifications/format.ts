export const onSite = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;

/** Two decimals. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;
