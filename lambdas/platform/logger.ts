// Lambda's JSON log format adds time, level and request ID.
type Fields = Record<string, string | number | boolean | null | undefined>;

/** IDs, codes and counts only, never names, addresses or bodies. */
export const log = {
  info: (message: string, fields: Fields = {}): void => console.info({ message, ...fields }),
  warn: (message: string, fields: Fields = {}): void => console.warn({ message, ...fields }),
  /** Logs name and stack frames only, because messages may quote data. */
  error: (message: string, error: unknown, fields: Fields = {}): void =>
    console.error({ message, ...fields, ...errorFields(error) }),
};

const errorFields = (error: unknown): Fields => {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
  return { errorName: error.name, frames };
};
