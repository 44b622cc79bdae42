const key = 'next';

/** How many layers of percent-encoding are looked through before an address is refused. */
const layers = 3;

const decoded = (text: string): string | null => {
  let current = text;
  for (let layer = 0; layer < layers; layer += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
};

const isControl = (sign: string): boolean => sign.charCodeAt(0) < 32 || sign.charCodeAt(0) === 127;

// Browsers drop tabs and line breaks from addresses and read "\\" as "/".
const isPlainPath = (text: string): boolean =>
  text.startsWith('/') && !text.startsWith('//') && !text.includes('\\') && !Array.from(text).some(isControl);

/**
 * An address of this site to go to after sign-in, or null. Only paths are taken: no other host, however it is spelt
 * (`//host`, `/\host`, encoded forms).
 */
export const safeReturnPath = (candidate: unknown): string | null => {
  if (typeof candidate !== 'string' || !isPlainPath(candidate)) return null;
  const { pathname } = splitPath(candidate);
  const plain = decoded(pathname);
  return plain !== null && isPlainPath(plain) ? candidate : null;
};

const splitPath = (path: string): { pathname: string } => ({ pathname: path.split(/[?#]/, 1)[0]! });

/** The sign-in page's address that comes back to `path` afterwards. */
export const withReturnPath = (page: string, path: string): string => `${page}?${key}=${encodeURIComponent(path)}`;

/** Where a page reached through `withReturnPath` should go on to. */
export const returnPathOf = (search: string): string | null => safeReturnPath(new URLSearchParams(search).get(key));
