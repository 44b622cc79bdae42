// The local stack replaces this module (scripts/local/replacements).
export { callAws } from './signed-call';
