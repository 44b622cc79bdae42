// The local stack and the simulator have another module in place of this one.
export { isPublicAddress, network } from './public-internet';
