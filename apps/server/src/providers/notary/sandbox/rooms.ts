/** The rooms of the sandbox's notaries: how far each person is. Kept beside the product's tables, so that another device finds the same room. */
import { z } from 'zod'
import type { Db } from '../../../store/db.ts'
import { changeRoom, makeRoom, readRoom } from '../../../store/repositories/notary.ts'
import { PARTICIPANT_STATES } from '../port.ts'

export const room = z.object({
  /** What happens in it. */
  script: z.enum(['SIGNS', 'IDENTITY_FAILS', 'NOTARY_ABSENT']),
  at: z.string().optional(),
  /** Of the notary's commission. */
  state: z.string(),
  people: z.array(
    z.object({
      party: z.string(),
      state: z.enum(PARTICIPANT_STATES),
      /** LocalDate at the home; of rooms of before, that of the room counts */
      signedOn: z.string().optional(),
    }),
  ),
  end: z.enum(['MISSED', 'FAILED', 'CANCELED']).optional(),
  fault: z.enum(['IDENTITY_NOT_CONFIRMED', 'NOTARY_ABSENT', 'SIGNER_ABSENT', 'SIGNER_DECLINED', 'DOCUMENT_DEFECT']).optional(),
  /** LocalDate at the home: when the first of them signed. */
  signedOn: z.string().optional(),
})
export type Room = z.infer<typeof room>

export interface Rooms {
  read(booking: string): Promise<Room | undefined>
  /** The first to make a room has made it. */
  make(booking: string, made: Room): Promise<void>
  change(booking: string, change: (room: Room) => Room): Promise<void>
}

export const roomsIn = (db: Db, now: () => string): Rooms => ({
  read: async (booking) => room.optional().parse(await readRoom(db, booking)),
  make: (booking, made) => makeRoom(db, booking, made, now()),
  change: (booking, change) => changeRoom(db, booking, (kept) => change(room.parse(kept)), now()),
})
