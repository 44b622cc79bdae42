// The local stack replaces this module.
export { network } from './push-services';
