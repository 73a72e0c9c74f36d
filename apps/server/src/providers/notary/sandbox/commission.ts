/** The one notary of the sandbox, commissioned in whichever state a room is of. */
import { drawDigits } from '../../sandbox/draw.ts'

export const NOTARY_NAME = 'Jordan Calloway'

export const commissionOf = (state: string) => ({
  notary: NOTARY_NAME,
  commissionNumber: drawDigits(10, 'commission', state),
  commissionExpires: '2030-06-30',
  state,
  county: 'Linden',
})
export type Commission = ReturnType<typeof commissionOf>
