/** "Wardline <no-reply@wardline.example>" -> "no-reply@wardline.example" */
export const bareAddress = (address: string): string => /<([^>]*)>/.exec(address)?.[1] ?? address;

/** Domain of the product's own addresses in this stage. */
export const domainOf = (address: string): string => bareAddress(address).replace(/^.*@/, '');
