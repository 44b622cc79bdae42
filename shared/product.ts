export const productName = 'Wardline';

/** Domain of the product's own email addresses. */
export const productDomain = 'wardline.example';
export const supportEmail = `support@${productDomain}`;
