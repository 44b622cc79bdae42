import * as z from 'zod';
import { ShiftForm } from '@shared/model/shift';
import { formOf, type ShiftValues } from './shift-values';

export const CheckedShift = z.preprocess((values) => formOf(values as ShiftValues), ShiftForm);
