/** What administrators write into the registers: each act a new version, a line of the audit log, and where the law is told of, two people. */
import { randomUUID } from 'node:crypto'
import {
  type AuditAction,
  entryForms,
  isSingle,
  keyOfEntry,
  type Register,
  type RegisterEntry,
  type StoredEntry,
} from '@hearthline/contract'
import type { Session } from '../../store/db.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import {
  type EntryName,
  type EntryVersion,
  entryVersions,
  insertEntryConfirmations,
  insertEntryVersions,
  isOvertaken,
} from '../../store/repositories/register-entries.ts'
import { actorOf } from '../console/staff-caller.ts'
import { withIdempotency } from '../idempotency.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { applyFlags } from './apply-flags.ts'
import { entryOwner } from './entry-owners.ts'
import { refuseLegalText, refusePastLegalText } from './refuse-legal-text.ts'
import { refuseLess } from './refuse-less.ts'
import { type Asked, placeOf, type RegisterCaller, type RegisterParts, registerTime } from './register-place.ts'
import { shownEntry, takesTwoNow, waitsForSecond } from './show-entry.ts'

type Data = StoredEntry<Register>

const OVERTAKEN = 'Someone else changed this entry since you read it. Load it again; what you typed stays.'

export interface KeyAsked extends Asked {
  readonly key: string
  readonly version: number
}

/** @throws Problem validation_failed with each field's fault; conflict where there is such an entry */
export async function addEntry(
  parts: RegisterParts,
  caller: RegisterCaller,
  asked: Asked & { readonly data: unknown; readonly idempotencyKey: string | undefined },
): Promise<RegisterEntry> {
  const organizationCode = placeOf(caller, asked, 'write')
  const { register } = asked
  const data = parseEntry(register, asked.data)
  const key = keyOfEntry(register, data as never) ?? randomUUID()
  const name = { organizationCode, register, key }
  const keyed = {
    ...{ organizationCode: caller.organizationCode, identityId: caller.staff.identityId, key: asked.idempotencyKey },
    ...{ call: 'register-entry', body: { register, scope: asked.scope, data }, now: parts.clock.now() },
  }
  const add = async (session: Session) => {
    if ((await entryVersions(session, name)).length > 0) {
      const message = isSingle(register)
        ? OVERTAKEN
        : 'There is such an entry already. Change that one; one that has ended can be used again.'
      throw new Problem('conflict', message)
    }
    if (register === 'legal-text') await refuseLegalText(parts, session, caller.organizationCode, data as StoredEntry<'legal-text'>)
    await write(parts, session, caller, { name, before: [], data, ended: false, action: 'register-entry-added' })
    return { uuid: key }
  }
  return await withoutRace(parts, async (session) => {
    const { reply } = await withIdempotency(parts, session, keyed, () => add(session))
    return await shown(parts, session, caller, { ...name, key: reply.uuid })
  })
}

/** @throws Problem not_found; precondition_failed for whoever was overtaken; conflict for what can no longer be changed */
export async function changeEntry(
  parts: RegisterParts,
  caller: RegisterCaller,
  asked: KeyAsked & { readonly data: unknown },
): Promise<RegisterEntry> {
  const data = parseEntry(asked.register, asked.data)
  const key = keyOfEntry(asked.register, data as never) ?? asked.key
  if (key !== asked.key) throw new Problem('conflict', 'What an entry is called does not change. Add another one, and end this one.')
  return await withoutRace(parts, async (session) => {
    const { name, before } = await openEntry(session, caller, asked)
    if (await entryOwner(session, name)) throw new Problem('conflict', 'This is a loan officer’s own. End it, and they make another one.')
    if (asked.register === 'legal-text') {
      refusePastLegalText(parts, before)
      await refuseLegalText(parts, session, caller.organizationCode, data as StoredEntry<'legal-text'>)
    }
    if (asked.register === 'offer-code') refuseLess(parts, before, data as StoredEntry<'offer-code'>)
    return await write(parts, session, caller, { name, before, data, ended: false, action: 'register-entry-changed' })
  })
}

/** @throws as changeEntry */
export async function endEntry(
  parts: RegisterParts,
  caller: RegisterCaller,
  asked: KeyAsked & { readonly reason: string },
): Promise<RegisterEntry> {
  return await withoutRace(parts, async (session) => {
    const { name, before } = await openEntry(session, caller, asked)
    if (before[0]!.ended) throw new Problem('conflict', 'This entry has ended already.')
    if (asked.register === 'legal-text') refusePastLegalText(parts, before)
    if (asked.register === 'offer-code') refuseLess(parts, before, null)
    const { data } = before[0]!
    return await write(parts, session, caller, { name, before, data, ended: true, reason: asked.reason, action: 'register-entry-ended' })
  })
}

/** What stood before holds on; of a new entry, none. @throws as changeEntry */
export async function withdrawEntry(parts: RegisterParts, caller: RegisterCaller, asked: KeyAsked): Promise<RegisterEntry> {
  return await withoutRace(parts, async (session) => {
    const { name, before } = await openEntry(session, caller, asked)
    if (!waitsForSecond(before[0]!)) throw new Problem('conflict', 'Nothing of this entry waits for a second person.')
    const { data, ended } = before.find((row) => !waitsForSecond(row)) ?? { data: before[0]!.data, ended: true }
    return await write(parts, session, caller, { name, before, data, ended, action: 'register-entry-withdrawn' })
  })
}

/** @throws Problem forbidden for whoever wrote it; conflict where nothing waits; otherwise as changeEntry, by the day of the confirmation */
export async function confirmEntry(parts: RegisterParts, caller: RegisterCaller, asked: KeyAsked): Promise<RegisterEntry> {
  return await parts.db.transaction(async (session) => {
    const { name, before } = await openEntry(session, caller, asked)
    const [last] = before
    if (!waitsForSecond(last!)) throw new Problem('conflict', 'This is confirmed already.')
    if (last!.writtenBy === caller.staff.identityId)
      throw new Problem('forbidden', 'You wrote this. Another administrator of the organization has to confirm it.')
    // Judged by the day of this confirmation: what was written before the text's day may be confirmed after it.
    if (asked.register === 'legal-text') {
      refusePastLegalText(parts, before)
      if (!last!.ended) await refuseLegalText(parts, session, caller.organizationCode, last!.data as StoredEntry<'legal-text'>)
    }
    if (asked.register === 'offer-code') refuseLess(parts, before, last!.ended ? null : (last!.data as StoredEntry<'offer-code'>))
    const by = { confirmedBy: caller.staff.identityId, confirmedByName: caller.staff.email, confirmedAt: parts.clock.now() }
    if ((await insertEntryConfirmations(session, [last!], by)) === 0) throw new Problem('conflict', 'This is confirmed already.')
    await recordEntry(parts, session, caller, name, 'register-entry-confirmed', { version: last!.version })
    return await shown(parts, session, caller, name)
  })
}

export function parseEntry<R extends Register>(register: R, given: unknown): StoredEntry<R> {
  const read = entryForms[register].safeParse(given)
  if (read.success) return read.data as StoredEntry<R>
  throw invalid(read.error.issues.map(({ path, message }) => ({ path: ['data', ...path].join('.'), message })))
}

async function openEntry(session: Session, caller: RegisterCaller, asked: KeyAsked) {
  const name = { organizationCode: placeOf(caller, asked, 'write'), register: asked.register, key: asked.key }
  const before = await entryVersions(session, name)
  if (!before[0]) throw notFound('No such entry was found')
  if (before[0].version !== asked.version) throw new Problem('precondition_failed', OVERTAKEN)
  return { name, before }
}

interface Write {
  readonly name: EntryName & { readonly register: Register }
  readonly before: readonly EntryVersion[]
  readonly data: Data | unknown
  readonly ended: boolean
  readonly reason?: string
  readonly action: AuditAction
}

async function write(parts: RegisterParts, session: Session, caller: RegisterCaller, { name, before, data, ended, reason, action }: Write) {
  const counts = before.find((row) => !waitsForSecond(row))
  const isAsItStands = action === 'register-entry-withdrawn'
  const twoPersons =
    !isAsItStands &&
    ((!ended && takesTwoNow(name.register, { data })) || (counts !== undefined && !counts.ended && takesTwoNow(name.register, counts)))
  const version = (before[0]?.version ?? 0) + 1
  const { identityId: writtenBy, email: writtenByName } = caller.staff
  await insertEntryVersions(session, [
    { ...name, version, data, ended, reason: reason ?? null, twoPersons, writtenBy, writtenByName, writtenAt: parts.clock.now() },
  ])
  if (!twoPersons) await applyFlags(parts, session, name, data, ended)
  await recordEntry(parts, session, caller, name, action, {
    version,
    ...(reason !== undefined && { reason }),
    ...(twoPersons && { waits: true }),
  })
  return await shown(parts, session, caller, name)
}

async function shown({ clock }: RegisterParts, session: Session, caller: RegisterCaller, name: EntryName): Promise<RegisterEntry> {
  const versions = await entryVersions(session, name)
  const counts = versions.find((row) => !waitsForSecond(row))
  const owner = await entryOwner(session, name)
  return shownEntry(versions[0]!, counts, { readerId: caller.staff.identityId, now: registerTime(clock.now()), owner })
}

/** In the log of the organization at which they are signed in: which entry, and nothing of whom it names. */
export const recordEntry = (
  { macs, clock }: RegisterParts,
  session: Session,
  { staff, organizationCode }: RegisterCaller,
  name: Omit<EntryName, 'key'> & { readonly key?: string },
  action: AuditAction,
  more: Record<string, unknown>,
): Promise<void> => {
  const detail = { register: name.register, key: name.key, forAll: name.organizationCode !== organizationCode, ...more }
  return appendAudit(session, macs, { organizationCode, action, at: clock.now(), actor: actorOf(staff), detail })
}

/** Two who write at the same moment: the second is told. */
async function withoutRace<T>({ db }: RegisterParts, run: (session: Session) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(run)
  } catch (problem) {
    if (isOvertaken(problem)) throw new Problem('precondition_failed', OVERTAKEN)
    throw problem
  }
}
