/** Rejects forms opened before the last change. In its own file, for functions with no other write access. */
export const settingsChanged = { version: 1 } as const;
