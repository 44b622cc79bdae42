import { compareText, type StoredItem } from './values';

/** Position of an item in a table or an index. */
export type Place = { list: string; sort: string; tie: string };
export type Entry = Place & { readonly item: StoredItem };

export const comparePlaces = (a: Omit<Place, 'list'>, b: Omit<Place, 'list'>): number =>
  compareText(a.sort, b.sort) || compareText(a.tie, b.tie);

/** Items by partition, in order within each. */
export class SortedLists {
  readonly #lists = new Map<string, Entry[]>();
  /** Sorted names of the lists; null after lists were added or removed. */
  #names: string[] | null = [];

  /** Lists appended to since they were sorted. */
  readonly #unsorted = new Set<string>();

  #sorted(name: string): Entry[] | undefined {
    const list = this.#lists.get(name);
    if (this.#unsorted.delete(name)) list?.sort(comparePlaces);
    return list;
  }

  #listOf(name: string): Entry[] {
    const found = this.#sorted(name);
    if (found) return found;
    const list: Entry[] = [];
    this.#lists.set(name, list);
    this.#names = null;
    return list;
  }

  /** The first position not before the place. */
  #positionOf(list: readonly Entry[], place: Place): number {
    const last = list.at(-1);
    if (!last || comparePlaces(last, place) < 0) return list.length;
    return firstPosition(list, (entry) => comparePlaces(entry, place) >= 0);
  }

  get(place: Place): StoredItem | undefined {
    const list = this.#sorted(place.list) ?? [];
    const entry = list[this.#positionOf(list, place)];
    return entry && comparePlaces(entry, place) === 0 ? entry.item : undefined;
  }

  /** Stores the entry itself, so an item not loaded yet stays that way. */
  put(entry: Entry): void {
    const list = this.#listOf(entry.list);
    const position = this.#positionOf(list, entry);
    const isThere = list[position] !== undefined && comparePlaces(list[position], entry) === 0;
    list.splice(position, isThere ? 1 : 0, entry);
  }

  /** Appends in any order; the list is sorted on its next use. */
  append(entry: Entry): void {
    const list = this.#lists.get(entry.list);
    if (list) {
      list.push(entry);
      this.#unsorted.add(entry.list);
    } else this.#listOf(entry.list).push(entry);
  }

  remove(place: Place): void {
    const list = this.#sorted(place.list) ?? [];
    const position = this.#positionOf(list, place);
    if (list[position] && comparePlaces(list[position], place) === 0) list.splice(position, 1);
    if (list.length > 0 || !this.#lists.delete(place.list)) return;
    this.#names = null;
  }

  entries(list: string): readonly Entry[] {
    return this.#sorted(list) ?? [];
  }

  /** Names of the lists in order. */
  names(): readonly string[] {
    return (this.#names ??= [...this.#lists.keys()].sort(compareText));
  }

  all(): Entry[] {
    return [...this.#lists.keys()].flatMap((name) => this.entries(name));
  }
}

/** The first position for which the test is true, as for all after it; otherwise the length. */
export const firstPosition = (list: readonly Entry[], holds: (entry: Entry) => boolean): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
};
