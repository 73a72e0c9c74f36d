/**
 * Someone who sends applicants makes an offer code or a referral, and ends it. What they make says who sent the applicant and has no price: what a
 * line costs is the lender's for everyone alike, so that no one is charged by who sent them (12 CFR 1002.4(a)). Each is a version of a register, which
 * is never changed or removed, and a line of the audit log.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { takesApplications } from '@hearthline/brands'
import {
  OWN_CODE_DAYS,
  type OwnEntry,
  type OwnEntryForm,
  type OwnedRegister,
  ownEntryForms,
  REFERRAL_DAYS,
  type StoredEntry,
} from '@hearthline/contract'
import { addDays, lenderDay } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { insertOwnedEntry } from '../../store/repositories/agent-entries.ts'
import { lockSending } from '../../store/repositories/agents.ts'
import { entryVersions, insertEntryVersions } from '../../store/repositories/register-entries.ts'
import { asSystem } from '../../store/scope.ts'
import { withIdempotency } from '../idempotency.ts'
import { type FieldProblem, invalid, notFound, Problem } from '../problem.ts'
import { takesTwoNow, waitsForSecond } from '../registers/show-entry.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { TooManyTries } from '../too-many-tries.ts'
import { isLicensedIn } from './entry-owner.ts'
import { type OwnOfficer, ownOfficers } from './own-officers.ts'
import { entriesLeftToday, type NamedEntry, ownEntryOf, readOwnEntry } from './read-entries.ts'

export interface AgentCaller {
  readonly identityId: string
  readonly email: string
}

export interface WantedEntry {
  readonly register: OwnedRegister
  readonly officer: string
  readonly data: unknown
  readonly idempotencyKey: string | undefined
}

/** @throws Problem not_found for a loan officer who is not the caller's; conflict at a lender that takes no applications; validation_failed, too_many_requests */
export async function makeEntry(container: Container, caller: AgentCaller, wanted: WantedEntry): Promise<OwnEntry> {
  const { db, clock, brands } = container
  const { identityId, email } = caller
  const { register } = wanted
  const own = (await ownOfficers(container, identityId)).find(({ officer }) => officer === wanted.officer.toLowerCase())
  const brand = own && brands.get(own.organizationCode)
  if (!own || !brand) throw notFound('You send for no such loan officer')
  if (!takesApplications(brand)) throw new Problem('conflict', `${brand.names.short} takes no applications right now.`)
  const { organizationCode, officer } = own
  const now = clock.now()
  const entry = toEntry(register, wanted.data, { own, today: lenderDay(now), served: brand.lending.servedStates })
  const body = { register, officer, data: wanted.data }
  const keyedBy = { organizationCode, identityId, key: wanted.idempotencyKey, call: 'agent-entry', body, now }
  const add = async (session: Session) => {
    await lockSending(session, identityId)
    if ((await entriesLeftToday({ db: session, clock }, identityId)) === 0)
      throw new TooManyTries(3600, 'You have made as many of these as you can within 24 hours. Try again later.')
    const name = { organizationCode, register, key: entry.key }
    const written = { version: 1, data: entry.data, writtenBy: identityId, writtenByName: email, writtenAt: now }
    await insertEntryVersions(session, [{ ...name, ...written }])
    await insertOwnedEntry(session, { ...name, officer, madeBy: identityId, madeAt: now })
    await record(container, session, caller, 'agent-entry-made', { ...name, officer })
    return { uuid: entry.key }
  }
  // The caller was let through in their own scope; what is written then is the product's.
  const { reply } = await asSystem(() => db.transaction((session) => withIdempotency(container, session, keyedBy, () => add(session))))
  return await readOwnEntry(container, identityId, { register, key: reply.uuid })
}

/** @throws Problem not_found for what is not the caller's; conflict where it ended, and where the lender has promised terms by it since */
export async function endOwnEntry(container: Container, caller: AgentCaller, named: NamedEntry): Promise<OwnEntry> {
  const { db, clock } = container
  const { row } = await ownEntryOf(container, caller.identityId, named)
  const { organizationCode, register, key, officer } = row
  const name = { organizationCode, register, key }
  await asSystem(() =>
    db.transaction(async (session) => {
      await lockSending(session, `${register} ${key}`)
      const [last] = await entryVersions(session, name)
      if (!last || last.ended) throw new Problem('conflict', 'This has ended already.')
      if (waitsForSecond(last) || takesTwoNow(register as OwnedRegister, last))
        throw new Problem('conflict', 'The lender has promised terms by this. An administrator of the lender ends it.')
      const written = { writtenBy: caller.identityId, writtenByName: caller.email, writtenAt: clock.now() }
      await insertEntryVersions(session, [{ ...name, version: last.version + 1, data: last.data, ended: true, ...written }])
      await record(container, session, caller, 'agent-entry-ended', { ...name, officer })
    }),
  )
  return await readOwnEntry(container, caller.identityId, named)
}

const record = (
  container: Container,
  session: Session,
  { identityId }: AgentCaller,
  action: 'agent-entry-made' | 'agent-entry-ended',
  { organizationCode, ...detail }: { organizationCode: string; register: string; key: string; officer: string },
): Promise<void> => recordAccess(container, session, { organizationCode, action, identityId, actor: accountActor(identityId), detail })

interface Ground {
  readonly own: OwnOfficer
  readonly today: string
  readonly served: readonly string[]
}

function toEntry(register: OwnedRegister, given: unknown, ground: Ground): { readonly key: string; readonly data: unknown } {
  const read = ownEntryForms[register].safeParse(given)
  if (!read.success) throw invalid(read.error.issues.map(({ path, message }) => ({ path: ['data', ...path].join('.'), message })))
  const said = read.data
  return register === 'offer-code'
    ? codeOf(said as OwnEntryForm<'offer-code'>, ground)
    : referralOf(said as OwnEntryForm<'referral'>, ground)
}

const fault = (path: string, message: string): FieldProblem[] => [{ path: `data.${path}`, message }]

function codeOf({ campaign, lastDay }: OwnEntryForm<'offer-code'>, { today }: Ground) {
  const latest = addDays(today, OWN_CODE_DAYS)
  if (lastDay < today) throw invalid(fault('lastDay', 'Enter today or a later day'))
  if (lastDay > latest) throw invalid(fault('lastDay', `A code lasts at most ${OWN_CODE_DAYS} days`))
  const key = newCode()
  // It names no one: whoever has it enters their own name and home.
  const data: StoredEntry<'offer-code'> = {
    ...{ offerCode: key, kind: 'LETTER', campaign, inHomeDate: today, respondByDate: lastDay },
    ...{ firstName: '', lastName: '', street1: '', street2: null, city: '', state: '', zip: '' },
  }
  return { key, data }
}

function referralOf(said: OwnEntryForm<'referral'>, { own, today, served }: Ground) {
  if (!isLicensedIn(own.entry, said.state))
    throw invalid(fault('state', `${own.entry.originatorDisplayInfo.originatorName} is not licensed in this state`))
  if (!served.includes(said.state)) throw invalid(fault('state', 'The lender makes no lines in this state'))
  const data: StoredEntry<'referral'> = { ...said, validThrough: addDays(today, REFERRAL_DAYS) }
  return { key: randomUUID(), data }
}

/** Without the letters and digits that people take for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 10

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
