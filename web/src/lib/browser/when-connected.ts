let reconnection: Promise<void> | null = null;

/** Vite considers a style sheet with a link as loaded, even a failed one. */
const removeFailedStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.remove();
  }
};

const reconnected = (): Promise<void> =>
  (reconnection ??= new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  }).then(() => {
    reconnection = null;
    removeFailedStyles();
  }));

/** Loads code or texts. Loads again after reconnecting what failed offline; other errors are thrown. */
export const whenConnected = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await reconnected();
    return whenConnected(load);
  }
};
