/** For user files: no type sniffing, no execution. */
export const mediaHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
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
  'permissions-policy': 'camera=(self), display-capture=(self), geolocation=(), microphone=(self), payment=()',
});
