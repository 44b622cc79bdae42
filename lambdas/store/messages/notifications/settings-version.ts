/** A form that was opened before any other change is refused. Apart, for functions that write nothing else of them. */
export const settingsChanged = { version: 1 } as const;
