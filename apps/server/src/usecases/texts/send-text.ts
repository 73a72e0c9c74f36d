/**
 * Sends one text message, if it still holds: consent and hour are looked at when it leaves. A provider of texts does not know a message that it has before,
 * so one whose sending ended without an answer is not sent again: the mail and the application say the same.
 */
import { BORROWER, isEnded, nextTextTime, openRequests, standing, zonesOfPerson } from '@hearthline/domain'
import type { EngineParts } from '../../engine/engine-parts.ts'
import { toldText } from '../../mail/text-words.ts'
import { TextNotTaken, TextRefused, UNSUBSCRIBED } from '../../providers/text-messages/port.ts'
import type { Session } from '../../store/db.ts'
import { readFile } from '../../store/repositories/applications.ts'
import {
  hasEarlierText,
  lockText,
  organizationOfText,
  statesOf,
  type TextRow,
  updateText,
  wasTexted,
} from '../../store/repositories/text-messages.ts'
import { endTexts } from './end-texts.ts'
import { parted, REQUESTS } from './queue-text.ts'
import type { DropReason, TextState } from './text-states.ts'
import { isTexting, type TextingParts, textingOf } from './texting.ts'

export interface TextSenderParts extends TextingParts {
  readonly engine: EngineParts
  /** Where the provider announces to the organization. */
  textsAnnouncedAt(organizationCode: string): string
}

/** Behind another one to the number, and where the provider took nothing. */
const AGAIN_MS = { instant: { turn: 20, provider: 200 }, real: { turn: 1000, provider: 60_000 } } as const

/** Gives how long to wait where it is to be tried again. */
export async function sendText(parts: TextSenderParts, id: number): Promise<number | undefined> {
  const pause = AGAIN_MS[parts.engine.speed]
  const next = await prepareText(parts, id)
  if (next === undefined) return undefined
  if (next === 'LATER') return pause.turn
  const { row, body } = next
  try {
    const { reference } = await parts.provider!('text-messages', row.organizationCode).send({
      organizationCode: row.organizationCode,
      phone: row.phone,
      body,
      announceTo: parts.textsAnnouncedAt(row.organizationCode),
    })
    await settle(parts, row, { state: 'SENT', reference, bodySealed: parts.engine.sealing.seal('mail', body) })
    return undefined
  } catch (problem) {
    if (problem instanceof TextNotTaken) {
      await parts.engine.db.transaction((session) => updateText(session, row.id, { state: 'WAITING' satisfies TextState }))
      parts.engine.log.warn({ text: row.id, problem: problem.message }, 'a text message was not taken; it is sent again')
      return pause.provider
    }
    if (!(problem instanceof TextRefused)) {
      parts.engine.log.error({ text: row.id, problem: String(problem) }, 'a text message may have been sent; it is not sent again')
      await settle(parts, row, { state: 'UNKNOWN' })
      return undefined
    }
    await settle(parts, row, { state: 'FAILED', reason: problem.code })
    return undefined
  }
}

type Prepared = { readonly row: TextRow; readonly body: string } | 'LATER' | undefined

async function prepareText(parts: TextSenderParts, id: number): Promise<Prepared> {
  const of = await organizationOfText(parts.db, id)
  if (of === undefined) return undefined
  const isOn = await isTexting(parts, of)
  return await parts.db.transaction((session) => prepare(session, parts, { id, isOn }))
}

/** It is marked before it leaves. */
async function prepare(session: Session, parts: TextSenderParts, { id, isOn }: { id: number; isOn: boolean }): Promise<Prepared> {
  const { sealing, clock } = parts.engine
  const row = await lockText(session, id)
  if (row?.state === 'SENDING') {
    // Its job came back: whoever sent it has ended in between.
    await updateText(session, id, { state: 'UNKNOWN' satisfies TextState, settledAt: clock.now() })
    return undefined
  }
  if (row?.state !== 'WAITING') return undefined
  if (await hasEarlierText(session, row)) return 'LATER'
  const kept = sealing.unseal('mail', row.bodySealed)
  const change = row.direction === 'TOLD' ? await whatKeeps(session, parts, row, isOn) : undefined
  await updateText(session, id, change ?? { state: 'SENDING' satisfies TextState })
  if (change) return undefined
  if (row.direction !== 'TOLD') return { row, body: kept }
  const { words, link } = parted(kept)
  return { row, body: toldText(parts.brandOf(row.organizationCode), words, link, !(await wasTexted(session, row))) }
}

/** Why it is not sent now, as what becomes of it. */
async function whatKeeps(session: Session, parts: TextSenderParts, row: TextRow, isOn: boolean): Promise<Partial<TextRow> | undefined> {
  const now = parts.engine.clock.now()
  const dropped = (reason: DropReason) => ({ state: 'DROPPED' satisfies TextState, reason, settledAt: now })
  if (!isOn) return dropped('OFF')
  const file = row.applicationId === null ? undefined : await readFile(session, row.applicationId, now)
  if (!file) return dropped('OVERTAKEN')
  const texting = await textingOf(session, file.row)
  if ('not' in texting) return dropped(texting.not)
  // Another number has taken its place, with a consent of its own.
  if (texting.phone !== row.phone) return dropped('NO_CONSENT')
  const stands = standing(file.facts)
  const isSo =
    row.step === REQUESTS ? !isEnded(stands.step) && openRequests(stands.walk, file.facts, BORROWER).length > 0 : stands.step === row.step
  if (!isSo) return dropped('OVERTAKEN')
  const zones = zonesOfPerson({ phone: row.phone, states: await statesOf(session, file.row.id) })
  const sendAfter = nextTextTime(now, zones)
  return Date.parse(sendAfter) > Date.parse(now) ? { state: 'HELD' satisfies TextState, sendAfter } : undefined
}

async function settle(parts: TextSenderParts, row: TextRow, change: Partial<TextRow> & { readonly state: TextState }): Promise<void> {
  const { db, clock } = parts.engine
  await db.transaction(async (session) => {
    await updateText(session, row.id, { ...change, settledAt: clock.now() })
    // They took it back where the provider hears of it first.
    if (change.reason === UNSUBSCRIBED) await endTexts(session, parts, row)
  })
}
