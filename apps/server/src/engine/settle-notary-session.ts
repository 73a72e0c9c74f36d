/** Asks the notary's provider how a session stands, and keeps its outcome: the same one again changes nothing. */
import {
  countFailures,
  deedCoSigning,
  deedSigners,
  legalName,
  type NotarySession,
  notaryBooking,
  notarySession,
  standing,
} from '@hearthline/domain'
import type { Notary, NotaryState } from '../providers/notary/port.ts'
import { type ProviderCall, ProviderMistaken, ProviderUnavailable } from '../providers/provider-call.ts'
import { type ApplicationFile, lockFile, readFile } from '../store/repositories/applications.ts'
import { NO_WORK } from '../store/repositories/write-change.ts'
import { advance } from './advance.ts'
import { keepReceived } from './documents.ts'
import type { EngineParts } from './engine-parts.ts'
import { newFact } from './new-fact.ts'
import { sealedDeed } from './notarized-deed.ts'

const OUTCOMES: ReadonlySet<NotaryState['state']> = new Set(['SIGNED', 'MISSED', 'FAILED', 'CANCELED'])

const ACTOR = 'provider:notary'

/** The booking that is open at the provider; undefined where none is. */
export function openBooking({
  row,
  facts,
}: ApplicationFile): { readonly booking: string; readonly item: 'notary-session' | 'deed-co-signing' } | undefined {
  const { walk } = standing(facts)
  const item = row.openItem === null ? undefined : walk.frontier?.item.id
  const booked = walk.known(notaryBooking)
  if (booked?.status !== 'BOOKED' || booked.meeting !== 'ONLINE') return undefined
  return item === notarySession.id || item === deedCoSigning.id ? { booking: booked.reference, item } : undefined
}

/** Undefined where no session is open. @throws ProviderUnavailable, ProviderRefused */
export async function settleNotarySession(parts: EngineParts, applicationId: string, call: ProviderCall): Promise<NotaryState | undefined> {
  const file = await readFile(parts.db, applicationId, parts.clock.now())
  const open = file && openBooking(file)
  if (!file || !open) return undefined
  const applicantName = standing(file.facts).walk.known(legalName)!
  const port = parts.services.provider('notary', file.row.organizationCode)
  const { data } = await port.read({ booking: open.booking, applicantName }, call)
  const deed = isCoSigned(file, open, data) ? await sealedForAll(parts, file, { port, booking: open.booking, call }) : undefined
  if (deed !== 'PENDING') await keepOutcome(parts, { applicationId, booking: open.booking, data, deed })
  return data
}

type OpenBooking = NonNullable<ReturnType<typeof openBooking>>
type KeptDeed = Awaited<ReturnType<typeof keepReceived>>

const signersOf = ({ facts }: ApplicationFile): readonly string[] => deedSigners(standing(facts).walk.known).map(({ party }) => party)

/** Those whom the borrower's session left have signed now. */
function isCoSigned(file: ApplicationFile, { item }: OpenBooking, data: NotaryState): boolean {
  const outcome = item === deedCoSigning.id ? outcomeOf(data, signersOf(file)) : undefined
  return outcome?.outcome === 'SIGNED' && outcome.stillToSign === undefined
}

/** What was filed when the borrower signed lacks the signatures of those who signed later. PENDING: the notary has not sealed it yet. */
async function sealedForAll(
  parts: EngineParts,
  { row, facts }: ApplicationFile,
  { port, booking, call }: { readonly port: Notary; readonly booking: string; readonly call: ProviderCall },
): Promise<KeptDeed | 'PENDING'> {
  const { known } = standing(facts).walk
  try {
    const { data } = await sealedDeed(port, { booking, known, services: parts.services, applicationId: row.id }, call)
    const received = { applicationId: row.id, kind: 'SIGNED_DEED', mediaType: 'application/pdf', createdAt: parts.clock.now() } as const
    return await keepReceived(parts, { ...received, bytes: data.bytes })
  } catch (problem) {
    if (problem instanceof ProviderUnavailable) return 'PENDING'
    if (!(problem instanceof ProviderMistaken)) throw problem
    // Another deed than was sent is not filed. Whoever looks now cannot correct it: the log says so, the item stays open, and it is asked for again.
    parts.log.error(
      { application: row.id, provider: problem.provider, problem: problem.because },
      'a notary service returned another deed than the one it was sent',
    )
    return 'PENDING'
  }
}

/** What a state says of the session that is open; undefined while it goes on. */
function outcomeOf({ state, fault, act, recording, participants }: NotaryState, signers: readonly string[]): NotarySession | undefined {
  if (state === 'MISSED' || state === 'FAILED') return { outcome: state, fault: fault ?? 'OTHER' }
  // Canceled at the provider, and not by us: nothing was signed there.
  if (state === 'CANCELED') return { outcome: 'FAILED', fault: 'OTHER' }
  if (state !== 'SIGNED' || !act) return undefined
  const signed = new Set(participants.flatMap(({ party, state: at }) => (at === 'SIGNED' ? [party] : [])))
  // Whoever the provider could not invite appears in a session of their own too.
  const stillToSign = signers.filter((party) => !signed.has(party))
  return { outcome: 'SIGNED', ...act, ...(recording && { recording }), ...(stillToSign.length > 0 && { stillToSign }) }
}

interface Outcome {
  readonly applicationId: string
  readonly booking: string
  readonly data: NotaryState
  /** signed by everyone, where some signed after the borrower */
  readonly deed: KeptDeed | undefined
}

async function keepOutcome(parts: EngineParts, { applicationId, booking, data, deed }: Outcome): Promise<void> {
  if (!OUTCOMES.has(data.state)) return
  await parts.db.transaction(async (session) => {
    const file = await lockFile(session, applicationId, parts.clock.now())
    // Another look may have been first, or the appointment was changed meanwhile.
    const open = file && openBooking(file)
    if (!file || open?.booking !== booking) return
    const { walk } = standing(file.facts)
    const outcome = outcomeOf(data, signersOf(file))
    if (!outcome) return
    const isCoSigning = open.item === deedCoSigning.id
    if (isCoSigning && (!isCoSigned(file, open, data) || !deed)) return
    const { outcome: _outcome, recording: _recording, stillToSign: _still, fault: _fault, ...act } = outcome
    const fact = isCoSigning
      ? newFact(parts.sealing, deedCoSigning, { basis: walk.bases[deedCoSigning.id]!, data: { ...act, deed: deed!.id }, actor: ACTOR })
      : newFact(parts.sealing, notarySession, {
          basis: walk.bases[notarySession.id]!,
          data: countFailures(walk.known, outcome),
          actor: ACTOR,
        })
    const detail = { item: open.item, outcome: outcome.outcome, ...(outcome.fault && { fault: outcome.fault }) }
    await advance(session, parts, file, {
      facts: [fact],
      actor: ACTOR,
      action: 'provider-announced',
      detail,
      ...(deed && { work: { ...NO_WORK, documents: [deed] } }),
    })
  })
}
