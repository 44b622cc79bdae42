import { expect, it } from 'vitest';
import { parseBrowserName } from './browser-name';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'edge', 'windows'],
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0`, 'opera', 'linux'],
  [`${mozilla} (X11; CrOS x86_64 16181.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
  [
    `${mozilla} (Linux; Android 16; SM-S931U) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Safari/537.36`,
    'samsung',
    'android',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0`, 'firefox', 'macos'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.1 Safari/605.1.15`, 'safari', 'macos'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webkit} Version/26.1 Mobile/15E148 Safari/604.1`,
    'safari',
    'iphone',
  ],
  [`${mozilla} (iPad; CPU OS 26_1 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'chrome', 'ipad'],
  ['curl/8.5.0', 'other', 'other'],
  ['', 'other', 'other'],
])('%s', (userAgent, browser, system) => {
  expect(parseBrowserName(userAgent)).toEqual({ browser, system });
});
