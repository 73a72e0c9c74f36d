/** Whether a person has to see the home before closing. */
import type { Known } from '../../item.ts'
import { usableValue, valueUsed } from '../property/value-estimate.ts'

/** The value rests on the borrower's own estimate, or the vendor of the model asks for a broker's opinion beside it. */
export const inspectionNeeded = (known: Known): boolean =>
  valueUsed(known)?.source === 'ESTIMATE' || usableValue(known)?.followUp !== undefined
