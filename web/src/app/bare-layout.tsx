import { Above, Main } from './frame';
import { Upkeep } from './upkeep';

/** Layout for full-screen pages with one task. */
export const BareLayout = () => (
  <>
    <Main isBare />
    <Above />
    <Upkeep />
  </>
);
