/**
 * Zod would create functions from text; the content policy refuses and reports even the attempt. Zod reads its settings
 * from here and need not be loaded for them; https://zod.dev/api#zconfig calls this one `jitless`.
 */
const settings = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
Object.assign((settings.__zod_globalConfig ??= {}), { jitless: true });
