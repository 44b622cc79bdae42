import type { MyProfile, PrivateDetails } from '../../../people/model/professional';
import { gazetteer, type Point } from './gazetteer';
import { placeName, pointOf } from './place-of';

type Address = Pick<PrivateDetails, 'zipCode' | 'city' | 'state'>;
type Start = NonNullable<MyProfile['measuredFrom']> & { point: Point };

const zipPattern = /^\d{5}/;

const startInTown = (town: string): Start | null => {
  const point = pointOf(town);
  return point ? { kind: 'town', name: placeName(town), point } : null;
};

/** The area of the ZIP Code, or the town if the gazetteer lacks it. Null without a ZIP Code. */
const startAtHome = ({ zipCode, city, state }: Address): Start | null => {
  const [zip] = zipPattern.exec(zipCode) ?? [];
  if (zip === undefined) return null;
  const point = gazetteer.find({ zip });
  if (point) return { kind: 'zip', name: zip, point };
  return city !== '' && state !== null ? startInTown(`${city}, ${state}`) : null;
};

export const homePoint = (address: Address): Point | null => startAtHome(address)?.point ?? null;

/** Starting point of distances to jobs: the home, or else the profile's location. */
export const startOf = ({ location, ...address }: Address & { location: string }): Start | null =>
  startAtHome(address) ?? startInTown(location);
