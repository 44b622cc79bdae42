import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeAt, madeCalendars, type MadeCalendar } from './made-calendars';
import { ownAnswer, secondAnswers, type Answer, type Span } from './readers';

/** `answers`: one line of the second reader for each file generated from the seed. */
type Recording = { reader: string; seed: number; answers: string[] };

const file = join(import.meta.dirname, 'recording.json');
const base = Math.floor(madeAt.getTime() / 60_000);

const spanText = (mark: string, [start, end]: Span): string =>
  `${mark}${(start - base).toString(36)}+${(end - start).toString(36)}`;

/** "d-b4+u0" for a day or days, "k8+c0" for a time: minutes from `madeAt`, and duration. */
const answerText = ({ days, times }: Answer): string =>
  [...days.map((span) => spanText('d', span)), ...times.map((span) => spanText('', span))].join(' ');

export const ownText = (made: MadeCalendar): string => answerText(ownAnswer(made));

export const readRecording = (): Recording => JSON.parse(readFileSync(file, 'utf8')) as Recording;

export const writeRecording = (seed: number, count: number): void => {
  const { reader, answers } = secondAnswers(madeCalendars(seed, count));
  const recording: Recording = { reader, seed, answers: answers.map(answerText) };
  writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
};

type Difference = { made: MadeCalendar; own: string; second: string };

export const differences = (seed: number, count: number): Difference[] => {
  const made = madeCalendars(seed, count);
  const { answers } = secondAnswers(made);
  return made
    .map((it, index) => ({ made: it, own: ownText(it), second: answerText(answers[index]!) }))
    .filter(({ own, second }) => own !== second);
};
