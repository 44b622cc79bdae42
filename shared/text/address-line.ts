type Address = { street: string; city: string; state: string; postalCode: string };

/** Address as on an envelope: "1200 North Lake Drive, Chicago, IL 60610". */
export const addressLine = ({ street, city, state, postalCode }: Address): string =>
  [street, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
