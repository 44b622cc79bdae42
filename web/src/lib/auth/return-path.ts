const key = 'next';

/** Maximum layers of percent-encoding to decode before refusing. */
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

// Browsers strip tabs and line breaks from URLs and treat "\\" as "/".
const isPlainPath = (text: string): boolean =>
  text.startsWith('/') && !text.startsWith('//') && !text.includes('\\') && !Array.from(text).some(isControl);

/** A same-origin path, or null. Prevents open redirects in any spelling (`//host`, `/\host`, encoded forms). */
export const safeReturnPath = (candidate: unknown): string | null => {
  if (typeof candidate !== 'string' || !isPlainPath(candidate)) return null;
  const { pathname } = splitPath(candidate);
  const plain = decoded(pathname);
  return plain !== null && isPlainPath(plain) ? candidate : null;
};

const splitPath = (path: string): { pathname: string } => ({ pathname: path.split(/[?#]/, 1)[0]! });

export const withReturnPath = (page: string, path: string): string => `${page}?${key}=${encodeURIComponent(path)}`;

/** Adds the path to a page whose address already has parameters. */
export const alsoReturning = (page: string, path: string): string => `${page}&${key}=${encodeURIComponent(path)}`;

export const returnPathOf = (search: string): string | null => safeReturnPath(new URLSearchParams(search).get(key));
