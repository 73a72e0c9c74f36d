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
import type { NotaryState } from '../providers/notary/port.ts'
import type { ProviderCall } from '../providers/provider-call.ts'
import { type ApplicationFile, lockFile, readFile } from '../store/repositories/applications.ts'
import { advance } from './advance.ts'
import type { EngineParts } from './engine-parts.ts'
import { newFact } from './new-fact.ts'

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
  await keepOutcome(parts, applicationId, open.booking, data)
  return data
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

async function keepOutcome(parts: EngineParts, applicationId: string, booking: string, data: NotaryState): Promise<void> {
  if (!OUTCOMES.has(data.state)) return
  await parts.db.transaction(async (session) => {
    const file = await lockFile(session, applicationId, parts.clock.now())
    // Another look may have been first, or the appointment was changed meanwhile.
    const open = file && openBooking(file)
    if (!file || open?.booking !== booking) return
    const { walk } = standing(file.facts)
    const outcome = outcomeOf(
      data,
      deedSigners(walk.known).map(({ party }) => party),
    )
    if (!outcome) return
    const isCoSigning = open.item === deedCoSigning.id
    if (isCoSigning && (outcome.outcome !== 'SIGNED' || outcome.stillToSign !== undefined)) return
    const { outcome: _outcome, recording: _recording, stillToSign: _still, fault: _fault, ...act } = outcome
    const fact = isCoSigning
      ? newFact(parts.sealing, deedCoSigning, { basis: walk.bases[deedCoSigning.id]!, data: act, actor: ACTOR })
      : newFact(parts.sealing, notarySession, {
          basis: walk.bases[notarySession.id]!,
          data: countFailures(walk.known, outcome),
          actor: ACTOR,
        })
    const detail = { item: open.item, outcome: outcome.outcome, ...(outcome.fault && { fault: outcome.fault }) }
    await advance(session, parts, file, { facts: [fact], actor: ACTOR, action: 'provider-announced', detail })
  })
}
