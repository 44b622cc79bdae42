export const readDraft = <T>(key: string): Partial<T> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

export const keepDraft = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full.
  }
};

export const dropDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
};
