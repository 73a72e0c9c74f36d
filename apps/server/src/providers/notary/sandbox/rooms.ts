/** The rooms of the sandbox's notaries: how far each person is. Kept beside the product's tables, so that another device finds the same room. */
import { PATIENCE_MINUTES } from '@hearthline/domain'
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
  fault: z.enum(['IDENTITY_NOT_CONFIRMED', 'NOTARY_ABSENT', 'SIGNER_ABSENT', 'SIGNER_DECLINED', 'DOCUMENT_DEFECT', 'OTHER']).optional(),
  /** LocalDate at the home: when the first of them signed. */
  signedOn: z.string().optional(),
  /** Instant: when someone last did something in it; rooms of before have none */
  lastAt: z.string().optional(),
})
export type Room = z.infer<typeof room>

/** Whoever joined has closed the page, or left: of a browser that is closed nobody hears anything. Without a time of any kind it stays open. */
export function isLeft({ at, lastAt = at }: Pick<Room, 'at' | 'lastAt'>, now: string): boolean {
  const last = at === undefined || (lastAt !== undefined && lastAt > at) ? lastAt : at
  return last !== undefined && Date.parse(now) > Date.parse(last) + PATIENCE_MINUTES * 60_000
}

/** As it stands at a moment: a room in which nobody has signed ends once it is left, and in one that is signed whoever left is expected again. */
export function roomAt(kept: Room, now: string): Room {
  if (kept.end !== undefined || !isLeft(kept, now)) return kept
  const hasCome = kept.people.some(({ state }) => state !== 'EXPECTED')
  if (kept.signedOn === undefined)
    return hasCome ? { ...kept, end: 'FAILED', fault: 'OTHER' } : { ...kept, end: 'MISSED', fault: 'SIGNER_ABSENT' }
  return { ...kept, people: kept.people.map((person) => (person.state === 'SIGNED' ? person : { ...person, state: 'EXPECTED' as const })) }
}

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
