import { systemClock } from '../../../platform/clock';
import { openTable } from '../../../platform/table/table';
import { scheduledRun } from '../../../platform/scheduled-run';
import { announceDueMoves, type AnnounceDeps } from './announce-due-moves';
import { createHeldMoves } from '../../../store/hiring/applications/held-moves';

const deps: AnnounceDeps = { heldMoves: createHeldMoves(openTable()), clock: systemClock };

/** Reserve in milliseconds for one more application. */
const reserveMs = 5_000;

export const handler = scheduledRun({ name: 'held moves', reserveMs }, (hasTime) => announceDueMoves(deps, hasTime));
