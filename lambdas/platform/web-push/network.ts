// The local stack has another module in place of this one.
export { network } from './push-services';
