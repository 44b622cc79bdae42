/** An empty date field holds null. */
export const emptyAsNull = { setValueAs: (value: unknown) => (value === '' ? null : value) };
