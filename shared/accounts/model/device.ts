import * as z from 'zod';
import { limits } from '../../limits';
import { Instant } from '../../core/model/fields';

const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
const systems = ['android', 'chromeos', 'ipad', 'iphone', 'linux', 'macos', 'windows', 'other'] as const;
export const Browser = z.enum(browsers);
export type Browser = z.infer<typeof Browser>;
export const System = z.enum(systems);
export type System = z.infer<typeof System>;

/** Keyed hash of the ID stored in the browser. */
export const DeviceId = z.string().regex(/^[\w-]{43}$/);

export const SignInDevice = z.object({
  deviceId: DeviceId,
  browser: Browser,
  system: System,
  region: z.string().max(limits.regionLength).nullable(),
  firstUsedAt: Instant,
  lastUsedAt: Instant,
  /** Whether this device made the request. */
  current: z.boolean(),
});
export type SignInDevice = z.infer<typeof SignInDevice>;
