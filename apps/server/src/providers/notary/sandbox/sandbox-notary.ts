/**
 * The sandbox's remote notaries: Notaryfail's first session fails, for the identity is not confirmed, and the second succeeds. Nobody comes to
 * Notaryabsent's first. Everyone else signs in a page of the sandbox's own (session-page.ts).
 */
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Notary, NotaryBookingRequest, NotaryState } from '../port.ts'
import { commissionOf } from './commission.ts'
import { type Room, type Rooms, roomAt } from './rooms.ts'
import { sealDeed } from './seal-deed.ts'
import { sessionPageOf } from './session-page.ts'

const PROVIDER = 'Linden Notaries (sandbox)'

const SCRIPTS: Readonly<Partial<Record<string, Room['script']>>> = { Notaryfail: 'IDENTITY_FAILS', Notaryabsent: 'NOTARY_ABSENT' }

const scriptOf = ({ applicantName, attempt }: NotaryBookingRequest): Room['script'] =>
  (attempt === 1 ? SCRIPTS[personaOf(applicantName.lastName)?.lastName ?? ''] : undefined) ?? 'SIGNS'

const roomFor = (request: NotaryBookingRequest): Room => ({
  script: scriptOf(request),
  ...(request.at !== undefined && { at: request.at }),
  state: request.property.state,
  people: request.participants.map(({ party }) => ({ party, state: 'EXPECTED' })),
})

export function sandboxNotary(world: SandboxWorld, rooms: Rooms): Notary {
  const roomOf = async (booking: string, request: object): Promise<Room> => {
    const found = await rooms.read(booking)
    if (!found) throw new ProviderRefused(PROVIDER, 'There is no such booking.', { ...request })
    return found
  }
  return {
    async book(request, call) {
      const { booking, applicantName: name, attempt, at, instead } = request
      const reference = drawReference('notary', booking)
      const kept = { booking: reference, attempt, at, instead }
      const refusal = request.participants.length === 0 ? 'Nobody is to sign.' : undefined
      const answer = await askSandbox(world, { provider: PROVIDER, capability: 'notary.book', name, refusal, request: kept }, call, () => ({
        data: { booking: reference },
        reference,
        response: { booking: reference },
      }))
      await rooms.make(reference, roomFor(request))
      if (instead !== undefined && instead !== reference)
        await rooms.change(instead, (room) => (isOver(room) ? room : { ...room, end: 'CANCELED' }))
      return answer
    },
    async cancel({ booking, applicantName: name }, call) {
      const request = { booking }
      const refusal = booking === '' ? 'There is no such booking.' : undefined
      const answer = await askSandbox(world, { provider: PROVIDER, capability: 'notary.cancel', name, refusal, request }, call, () => ({
        data: { booking },
        reference: booking,
        response: request,
      }))
      await rooms.change(booking, (room) => (isDone(room) ? room : { ...room, end: 'CANCELED' }))
      return answer
    },
    async open({ booking, party, applicantName: name, returnUrl }, call) {
      const request = { booking, party }
      const question = { provider: PROVIDER, capability: 'notary.open', name, request }
      const { people } = await roomOf(booking, request)
      if (!people.some((person) => person.party === party)) throw new ProviderRefused(PROVIDER, 'This person does not sign here.', request)
      return askSandbox(world, question, call, () => ({
        data: { kind: 'PAGE' as const, url: sessionPageOf(booking, party, returnUrl) },
        reference: booking,
        response: { booking },
      }))
    },
    async read({ booking, applicantName: name }, call) {
      const request = { booking }
      const room = await roomOf(booking, request)
      return askSandbox(world, { provider: PROVIDER, capability: 'notary.read', name, request }, call, (): SandboxAnswer<NotaryState> => {
        const data = stateOf(booking, roomAt(room, call.now))
        return { data, reference: booking, response: data }
      })
    },
    async sealedDeed({ booking, applicantName: name, deed }, call) {
      const request = { booking, deed: deed.sha256 }
      const room = await roomOf(booking, request)
      if (room.signedOn === undefined) throw new ProviderUnavailable(PROVIDER, 'PENDING', request)
      const signed = new Map(
        room.people.flatMap(({ party, state, signedOn = room.signedOn! }) => (state === 'SIGNED' ? [[party, signedOn] as const] : [])),
      )
      const bytes = await sealDeed(await deed.read(), { ...deed, signed, commission: commissionOf(room.state), now: call.now })
      return askSandbox(world, { provider: PROVIDER, capability: 'notary.sealedDeed', name, request }, call, () => ({
        data: { bytes },
        reference: booking,
        response: { booking, byteSize: bytes.length },
      }))
    },
  }
}

/** Nobody is left to sign: who still has to signs no deed that is canceled. */
const isDone = ({ end, people }: Room): boolean => end !== undefined || people.every(({ state }) => state === 'SIGNED')

const isOver = ({ end, signedOn }: Room): boolean => end !== undefined || signedOn !== undefined

function stateOf(booking: string, { end, fault, people, state, signedOn }: Room): NotaryState {
  const participants = people.map(({ party, state: at }) => ({ party, state: at }))
  if (end !== undefined) return { state: end, ...(fault && { fault }), participants }
  if (signedOn !== undefined) {
    // Of those who signed by now: the day of the last of them.
    const days = people.flatMap((person) => (person.state === 'SIGNED' ? [person.signedOn ?? signedOn] : []))
    return {
      state: 'SIGNED',
      participants,
      act: { signedOn: days.toSorted().at(-1) ?? signedOn, ...commissionOf(state) },
      recording: drawReference('recording', booking),
    }
  }
  const isThere = people.some((person) => person.state !== 'EXPECTED')
  return { state: isThere ? 'IN_SESSION' : 'BOOKED', participants }
}
