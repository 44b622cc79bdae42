/** The only place that rounds money: half a cent away from zero. When splitting, give the remainder to the last part. */
export const share = (cents: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.sign(cents) * Math.round((Math.abs(cents) * part) / whole);

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
