/** A participant enters the session with the notary, and looks how it stands. */
import type { AuditAction } from '@hearthline/contract'
import {
  BORROWER,
  HOURS_INSIDE_WITH_A_NOTARY,
  isNotaryOpen,
  legalName,
  NOTARY_EARLY_MINUTES,
  notaryAppointment,
  notaryBooking,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { openBooking, settleNotarySession } from '../../engine/settle-notary-session.ts'
import type { Notary, NotaryOpening, NotaryState } from '../../providers/notary/port.ts'
import { type ProviderCall, ProviderRefused, ProviderUnavailable } from '../../providers/provider-call.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { appendAudit, lastDoneAt } from '../../store/repositories/audit.ts'
import { asSystem } from '../../store/scope.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { Problem } from '../problem.ts'
import { openAsSigner, refuseUnproved, type SignerCaller, type SigningName } from '../signer/open-as-signer.ts'

const TIMEOUT_MS = 20_000
const AWAY = 'The notary service isn’t responding right now. Try again in a moment.'
const NOT_OPEN = 'There is no notary session to join right now.'

const DEED_CHANGES = 'The deed may change, so this session was canceled. We email you when it is your turn.'

/** Not of a session that the borrower canceled. */
const isDeedInQuestion = ({ facts: { results } }: ApplicationFile): boolean =>
  (results[notaryBooking.id]?.data as { readonly status?: string } | undefined)?.status === 'CANCELED' &&
  (results[notaryAppointment.id]?.data as { readonly canceled?: boolean } | undefined)?.canceled !== true

const ENTERED = 'notary-entered' satisfies AuditAction

interface Entry {
  readonly file: ApplicationFile
  readonly party: string
  readonly returnUrl: string
  readonly actor: string
}

const callNow = ({ clock }: Container, key: string): ProviderCall => ({
  idempotencyKey: key,
  signal: AbortSignal.timeout(TIMEOUT_MS),
  now: clock.now(),
})

/** A person waits: the failure is said in words. @throws Problem unavailable, conflict */
async function forPerson<T>({ log }: Container, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (problem) {
    if (!(problem instanceof ProviderUnavailable || problem instanceof ProviderRefused)) throw problem
    log.warn({ provider: problem.provider, problem: problem.message }, 'a notary service did not respond to a person')
    if (problem instanceof ProviderRefused) throw new Problem('conflict', NOT_OPEN)
    throw new Problem('unavailable', AWAY, { isTold: true })
  }
}

/** @throws Problem conflict where no session is open, or not yet */
async function enter(container: Container, { file, party, returnUrl, actor }: Entry): Promise<NotaryOpening> {
  const open = openBooking(file)
  const { known } = standing(file.facts).walk
  const at = known(notaryBooking)?.at
  if (!open) throw new Problem('conflict', isDeedInQuestion(file) ? DEED_CHANGES : NOT_OPEN, { step: file.row.step })
  if (!isNotaryOpen(at, container.clock.now()))
    throw new Problem('conflict', `You can join ${NOTARY_EARLY_MINUTES} minutes before the time of your appointment.`)
  const request = { booking: open.booking, party, applicantName: known(legalName)!, returnUrl }
  const port = container.provider('notary', file.row.organizationCode)
  const { data } = await forPerson(container, () =>
    port.open(request, callNow(container, `${file.row.id}/notary/${open.booking}/${party}`)),
  )
  // From then on they may be inside: of a service that never says that a session ended this is the last that is known.
  const { id: applicationId, organizationCode } = file.row
  const entry = { organizationCode, at: container.clock.now(), actor, action: ENTERED, applicationId }
  await container.db.transaction((session) => appendAudit(session, container.macs, { ...entry, detail: { party, booking: open.booking } }))
  return data
}

/** @throws Problem not_found, conflict, unavailable */
export async function enterAsBorrower(container: Container, caller: Caller, uuid: string, returnUrl: string): Promise<NotaryOpening> {
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  return enter(container, { file, party: BORROWER, returnUrl, actor: `borrower:${caller.identityId}` })
}

/** @throws Problem not_found, conflict, unavailable */
export async function enterAsSigner(
  container: Container,
  caller: SignerCaller,
  name: SigningName,
  returnUrl: string,
): Promise<NotaryOpening> {
  const opened = await openAsSigner(container.db, caller, name, container.clock.now())
  refuseUnproved(opened)
  const { file, signer } = opened
  return enter(container, { file, party: signer.party, returnUrl, actor: `signer:${caller.identityId}` })
}

export interface SessionSeen {
  readonly state: NotaryState['state'] | 'NONE'
  readonly participants: (NotaryState['participants'][number] & { readonly name?: string })[]
}

/** Whoever looks hurries the outcome, which is the provider's word: it is kept now, and not with the timekeeper's next look. */
const look = (container: Container, uuid: string) =>
  forPerson(container, () => asSystem(() => settleNotarySession(container.engine.parts, uuid, callNow(container, `${uuid}/notary/look`))))

const GOES_ON: ReadonlySet<NotaryState['state']> = new Set(['WAITING', 'IN_SESSION'])

const OVER: ReadonlySet<NotaryState['state']> = new Set(['MISSED', 'FAILED', 'CANCELED'])

/** Also of those whom the borrower's session left, who are in it when it is signed already. */
const isInside = ({ state, participants }: NotaryState): boolean =>
  !OVER.has(state) && (GOES_ON.has(state) || participants.some((one) => one.state === 'JOINED' || one.state === 'IDENTIFIED'))

/** By when someone last entered, or the session was to begin: of an entrance before this release nothing was kept. */
async function isLongAgo({ db, clock }: Container, { row, facts: { results } }: ApplicationFile): Promise<boolean> {
  const booked = results[notaryBooking.id]
  const entered = await asSystem(() => lastDoneAt(db, row.id, ENTERED))
  const times = [entered, booked?.settledAt, (booked?.data as typeof notaryBooking.example | undefined)?.at]
  const last = Math.max(...times.flatMap((at) => (at === undefined ? [] : [Date.parse(at)])))
  return last + HOURS_INSIDE_WITH_A_NOTARY * 3_600_000 < Date.parse(clock.now())
}

/** Whether someone is there now, by the notary's word as long as a session may last; what came of it is kept on the way. @throws Problem unavailable */
export async function isSomeoneInside(
  container: Container,
  file: ApplicationFile,
  session: Parameters<Notary['read']>[0],
): Promise<boolean> {
  const seen = openBooking(file)
    ? await look(container, file.row.id)
    : (
        await forPerson(container, () =>
          container.provider('notary', file.row.organizationCode).read(session, callNow(container, `${file.row.id}/notary/look`)),
        )
      ).data
  return seen !== undefined && isInside(seen) && !(await isLongAgo(container, file))
}

/** @throws Problem not_found, unavailable */
export async function lookAtSession(container: Container, caller: Caller, uuid: string): Promise<SessionSeen> {
  const { facts } = await openApplication(container.db, caller, uuid, container.clock.now())
  const names = new Map(standing(facts).walk.signers.map(({ signer }) => [signer.party, signer.name]))
  const seen = await look(container, uuid)
  const named = (seen?.participants ?? []).map((each) => {
    const name = names.get(each.party)
    return name === undefined ? each : { ...each, name }
  })
  return { state: seen?.state ?? 'NONE', participants: named }
}

export interface SignersSession {
  readonly state: SessionSeen['state']
  readonly own: NotaryState['participants'][number]['state'] | null
}

/** Of the others nothing is told. @throws Problem not_found, unavailable */
export async function lookAsSigner(container: Container, caller: SignerCaller, name: SigningName): Promise<SignersSession> {
  const { signer } = await openAsSigner(container.db, caller, name, container.clock.now())
  const seen = await look(container, name.uuid)
  return { state: seen?.state ?? 'NONE', own: seen?.participants.find(({ party }) => party === signer.party)?.state ?? null }
}
