/** The product's name as people see it. Nothing else depends on it. */
export const productName = 'Wardline';
