import type { Browser, System } from '@shared/accounts/model/device';

/** The first match counts, because most browsers also name Chrome and Safari. */
const browserNames: readonly [RegExp, Browser][] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'safari'],
];

const systemNames: readonly [RegExp, System][] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'macos'],
  [/\bLinux\b/, 'linux'],
];

const firstIn = <T>(names: readonly [RegExp, T][], userAgent: string): T | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Enough detail for an owner to recognize a browser. */
export const parseBrowserName = (userAgent: string): { browser: Browser; system: System } => ({
  browser: firstIn(browserNames, userAgent) ?? 'other',
  system: firstIn(systemNames, userAgent) ?? 'other',
});
