import type { LocationValues } from './location-values';

type Center = LocationValues['center'];

/** A precision of about a meter. */
const decimals = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));

export const pointText = (point: Center): string =>
  point === null ? '' : `${rounded(point.lat)}, ${rounded(point.lon)}`;

/** Out of range, so that the form rejects it. */
const nowhere = { lat: 999, lon: 999 };

/** Null without a text. */
export const pointOf = (text: string): Center => {
  if (text.trim() === '') return null;
  const [, lat, lon] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return lat === undefined || lon === undefined ? nowhere : { lat: rounded(Number(lat)), lon: rounded(Number(lon)) };
};
