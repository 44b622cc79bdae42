/** Exact, so only lines are rounded. The denominator is positive. */
export type Fraction = { numerator: bigint; denominator: bigint };

export const zero: Fraction = { numerator: 0n, denominator: 1n };

/** Builds a fraction of whole numbers. */
export const fraction = (numerator: number, denominator = 1): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/** Rounds a nonnegative amount, halves up. */
export const halfUp = ({ numerator, denominator }: Fraction): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** Rounds to four decimals for display. */
export const decimalOf = (value: Fraction): number => halfUp(times(value, fraction(10_000))) / 10_000;
