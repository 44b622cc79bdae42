import * as z from 'zod';
import { ShiftForm } from '@shared/work/model/shifts/shift';
import { formOf, type ShiftValues } from './shift-values';

export const CheckedShift = z.preprocess((values) => formOf(values as ShiftValues), ShiftForm);
