import { commonText } from './i18n';

/** A person whose account was erased has no name. */
export const knownName = (name: string): string => name.trim() || commonText('formerMember');
