import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import type { InterviewType } from '@shared/hiring/model/hiring-vocabulary';
import { storageKeys } from '@shared/storage-keys';

/** What a person needs to get to work offline. No health data, messages, or documents. */
export type AgendaEntry = {
  kind: 'interview' | 'shift';
  title: string;
  where: string;
  /** An address, a phone number, or a link. */
  place: string;
  type: InterviewType | null;
  people: string[];
  startsAt: string;
  endsAt: string;
  timeZone: string;
};

export type Agenda = { userId: string; savedAt: string; entries: AgendaEntry[] };

const key = 'agenda';
let store: UseStore | null = null;
const opened = (): UseStore => (store ??= createStore(storageKeys.agenda, 'entries'));

export const readAgenda = async (): Promise<Agenda | null> => {
  try {
    return (await get<Agenda>(key, opened())) ?? null;
  } catch {
    return null;
  }
};

export const keepAgenda = (agenda: Agenda): Promise<void> => set(key, agenda, opened());

export const forgetAgenda = (): Promise<void> => clear(opened());
