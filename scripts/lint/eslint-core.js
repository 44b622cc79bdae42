import { builtinRules } from 'eslint/use-at-your-own-risk';

/** ESLint's own rule for patterns of syntax, which oxlint has no counterpart of. */
export default { meta: { name: 'core' }, rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') } };
