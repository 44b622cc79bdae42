/** Code of 72 bits in base64url. */
export const referralCodePattern = /^[A-Za-z0-9_-]{12}$/;
