import type { SuggestionLabels } from '@shared/find/rules/search-query/suggest';
import { area } from '@shared/locales/es/labels/areas.json';
import { specialty } from '@shared/locales/es/labels/jobs.json';
import { profession } from '@shared/locales/es/labels/professions.json';
import { unit } from '@shared/locales/es/labels/units.json';

export const labels: SuggestionLabels = { profession, unit, area, specialty };
