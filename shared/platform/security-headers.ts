/** For user files: no type sniffing, no execution. */
export const mediaHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/** API responses are never pages. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Trusted Types policy for the service worker's script, the only script URL a page can create. */
export const workerPolicy = 'push-worker';

/** Policy of a built page: only styles inlined by the build, by their SHA-256 in base64. */
export const pageStylePolicy = (hashes: readonly string[]): string =>
  ["style-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');

/** Headers of all pages. `connect` lists additional origins for fetch, `images` those of images with signed URLs. */
export const securityHeaders = (connect: readonly string[], images: readonly string[] = []) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Built pages have inlined styles, and pageStylePolicy allows each page only its own.
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes markup or a script URL only through this policy.
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}`,
  ].join('; '),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Other origins can't keep a reference to our pages or embed our files.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': apiHeaders['cross-origin-resource-policy'],
  'permissions-policy': 'camera=(self), display-capture=(self), geolocation=(self), microphone=(self), payment=()',
});
