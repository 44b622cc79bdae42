import type { SuggestionLabels } from '@shared/find/rules/search-query/suggest';
import { area } from '@shared/locales/en/labels/areas.json';
import { specialty } from '@shared/locales/en/labels/jobs.json';
import { profession } from '@shared/locales/en/labels/professions.json';
import { unit } from '@shared/locales/en/labels/units.json';

export const labels: SuggestionLabels = { profession, unit, area, specialty };
