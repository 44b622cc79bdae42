import type { Point } from './gazetteer';

const earthRadiusMiles = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export const milesBetween = (one: Point, other: Point): number => {
  const [lat, lon] = [radians(other.lat - one.lat), radians(other.lon - one.lon)];
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
};
