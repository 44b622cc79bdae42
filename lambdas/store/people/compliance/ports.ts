import type { Wallet } from '@shared/people/rules/compliance/wallet-evidence';
import type { MeasuredTimes } from '@shared/people/rules/compliance/start-tasks';
import type { ComplianceCode, FacilityList } from '@shared/people/model/compliance';
import type { HealthRecordCode } from '@shared/people/model/health-record';
import type { Unit } from '@shared/people/model/healthcare-vocabulary';
import type { JobItem } from '../../hiring/jobs/job-item';
import type { PlacementItem } from '../../work/placements/placement-item';
import type { FileItem as ShiftFileItem } from '@shared/work/rules/shifts/shift-subjects';
import type { DueCursor, Write } from '../../../platform/table/table';
import type { FileItem } from './file-item';

export type Opening = { itemId: string; at: string; by: string; reason: string };

export type ComplianceFiles = {
  get(placementId: string): Promise<FileItem | null>;
  /** Missing ones are omitted. */
  ofPlacements(placementIds: readonly string[]): Promise<FileItem[]>;
  /** Creates it unless one exists. */
  createOnce(file: FileItem): Promise<void>;
  /** ConcurrentModificationError if it changed since reading. */
  save(before: FileItem, after: FileItem, more?: readonly Write[]): Promise<void>;
  openings(placementId: string): Promise<Opening[]>;
  keepOpening(placementId: string, opening: Opening): Promise<void>;
};

/** Reads health records only with consent for some of them. */
export type Wallets = { read(userId: string, today: string, health: WalletHealth): Promise<Wallet> };
export type WalletHealth = 'all' | readonly HealthRecordCode[];

/** Compliance state for a shift. */
export type ShiftFiles = { items(placementId: string, today: string): Promise<ShiftFileItem[]> };

export type NewFiles = {
  /** Prepares the file of a new placement; `enforced` is false for older placements. */
  prepare(placement: PlacementItem, job: JobItem | null, at: { now: Date; enforced: boolean }): Promise<FileItem>;
};

/** Statistics over all organizations, so that no single file can be identified. */
export type StartTimes = {
  read(): Promise<MeasuredTimes>;
  /** Writes for the confirmation of a first day. */
  writes(measured: readonly { code: ComplianceCode; days: number }[]): Write[];
};

export type FacilityLists = {
  /** Finds the unit's own list, or that of the other units. */
  find(organizationId: string, unit: Unit | null): Promise<FacilityList | null>;
  list(organizationId: string): Promise<FacilityList[]>;
  /** STALE_VERSION if another version is stored; version 0 is none. */
  save(organizationId: string, list: FacilityList): Promise<void>;
  remove(organizationId: string, unit: Unit, version: number): Promise<void>;
};

export type DueFiles = {
  page(now: string, after: DueCursor | null): Promise<{ files: FileItem[]; next: DueCursor | null }>;
};
