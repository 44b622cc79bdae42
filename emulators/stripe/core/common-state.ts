export type Metadata = Record<string, string>;
export type Address = Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | null>;
export type Base = { id: string; created: number };
export type TaxExempt = 'exempt' | 'none' | 'reverse';
