/**
 * Zod would create functions from text; the content policy refuses and reports even the attempt. Zod reads this setting
 * from here without being loaded; https://zod.dev/api#zconfig calls it `jitless`.
 */
const settings = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
Object.assign((settings.__zod_globalConfig ??= {}), { jitless: true });
