// The local stack and the simulator replace this module.
export { isPublicAddress, network } from './public-internet';
