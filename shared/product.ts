/** The product's name as people see it. Nothing else depends on it. */
export const productName = 'Wardline';

/** The domain of the product's own e-mail addresses. */
export const productDomain = 'wardline.example';
export const supportEmail = `support@${productDomain}`;
