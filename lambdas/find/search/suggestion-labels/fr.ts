import type { SuggestionLabels } from '@shared/find/rules/search-query/suggest';
import { area } from '@shared/locales/fr/labels/areas.json';
import { specialty } from '@shared/locales/fr/labels/jobs.json';
import { profession } from '@shared/locales/fr/labels/professions.json';
import { unit } from '@shared/locales/fr/labels/units.json';

export const labels: SuggestionLabels = { profession, unit, area, specialty };
