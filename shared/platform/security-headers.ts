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

/** For all pages. `connect` lists additional origins for fetch, `images` those of images with signed URLs. */
export const securityHeaders = (connect: readonly string[], images: readonly string[] = []) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // The component library sets custom properties in style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Other origins can't keep a reference to our pages or show our files.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': apiHeaders['cross-origin-resource-policy'],
  'permissions-policy': 'camera=(self), display-capture=(self), geolocation=(), microphone=(self), payment=()',
});
