import { Above, Main } from './frame';
import { Upkeep } from './upkeep';

/** For pages that fill the screen and do one thing. */
export const BareLayout = () => (
  <>
    <Main isBare />
    <Above />
    <Upkeep />
  </>
);
