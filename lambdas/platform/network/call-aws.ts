// The local stack replaces this module (scripts/local/stand-ins).
export { callAws } from './signed-call';
