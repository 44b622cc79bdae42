/**
 * Zod would make functions from text, and tries it, which the content policy refuses and reports. Zod reads its settings
 * from here and need not be loaded for them; https://zod.dev/api#zconfig calls this one `jitless`.
 */
const settings = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
Object.assign((settings.__zod_globalConfig ??= {}), { jitless: true });
