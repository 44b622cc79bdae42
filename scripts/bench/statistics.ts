export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There are no samples.');
  return value;
};

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);
export const mean = (samples: readonly number[]): number => samples.reduce((sum, it) => sum + it, 0) / samples.length;
export const deviation = (samples: readonly number[]): number => {
  const centre = mean(samples);
  return Math.sqrt(mean(samples.map((it) => (it - centre) ** 2)));
};

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
