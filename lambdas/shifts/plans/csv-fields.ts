import { professionsFromTitle } from '@shared/domain/derived-profession';
import { profession as english } from '@shared/locales/en/labels/professions.json';
import { profession as spanish } from '@shared/locales/es/labels/professions.json';
import { profession as french } from '@shared/locales/fr/labels/professions.json';
import { professions, type Profession } from '@shared/model/healthcare-vocabulary';

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

export const isNamed = (name: string, text: string): boolean => folded(name) === folded(text);

const labels = [english, spanish, french] as const;

/** By its code, its name in any language, or what a job title says. Null if it isn't one profession. */
export const professionIn = (text: string): Profession | null => {
  const named = professions.find(
    (it) => isNamed(it.replaceAll('_', ' '), text.replaceAll('_', ' ')) || labels.some((by) => isNamed(by[it], text)),
  );
  if (named) return named;
  const { professions: found } = professionsFromTitle(text, null);
  return found.length === 1 ? found[0]! : null;
};

const padded = (part: string | number): string => String(part).padStart(2, '0');

/** YYYY-MM-DD, or M/D/YYYY as spreadsheets in the U.S. write it. Null for other texts and days that don't exist. */
export const dayIn = (text: string): string | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  const [year, month, date] = iso ? iso.slice(1) : local ? [local[3], local[1], local[2]] : [];
  if (!year || !month || !date) return null;
  const day = `${year}-${padded(month)}-${padded(date)}`;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
};

/** "19:00", "7 PM", "7:00 pm", "0700". Null for other texts. */
export const timeIn = (text: string): string | null => {
  const [, hourText, minuteText = '0', half] =
    /^(\d{1,2})(?::?(\d{2}))?(?::00)?\s*([ap])?\.?m?\.?$/i.exec(text.trim()) ?? [];
  if (hourText === undefined) return null;
  const isBare = half === undefined && !/\d{1,2}:?\d{2}/.test(text);
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (isBare || minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return null;
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  return `${padded(half ? (hour % 12) + afternoon : hour)}:${padded(minute)}`;
};

/** "57", "$57.50", "1,200.00". Null if it isn't an amount. */
export const centsIn = (text: string): number | null => {
  const amount = text.trim().replace(/^\$\s*/, '');
  if (!/^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(amount)) return null;
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
};

export const countIn = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);
