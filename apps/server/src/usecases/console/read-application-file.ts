/** Everything an operator sees of one application: why it is here, what was tried, what was decided, by whom. */

import type { Item } from '@hearthline/domain'
import { FLOW, isSealed, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { auditOf, queueRow } from '../../store/repositories/console.ts'
import { documentsOf } from '../../store/repositories/documents.ts'
import { stepsOf } from '../../store/repositories/history.ts'
import { attemptsOf, runsOf } from '../../store/repositories/runs.ts'
import { schemaOf, withoutSecrets } from '../application/read-item.ts'
import { documentName } from '../documents/document-name.ts'
import { notFound } from '../problem.ts'
import { summaryOf } from './read-queue.ts'
import { recordReading } from './record-reading.ts'
import { openAsStaff, type StaffCaller } from './staff-caller.ts'

const iso = (moment: string) => new Date(moment).toISOString()

/** @throws Problem not_found, forbidden */
export async function readApplicationFile(container: Container, staff: StaffCaller, uuid: string) {
  const { db, sealing } = container
  const file = await openAsStaff(db, staff, uuid, container.clock.now())
  const summary = await queueRow(db, uuid)
  if (!summary) throw notFound('No such application was found')
  await recordReading(container, staff, file.row)
  const [attempts, runs, history, audit, documents] = await Promise.all([
    attemptsOf(db, uuid),
    runsOf(db, uuid),
    stepsOf(db, uuid),
    auditOf(db, uuid),
    documentsOf(db, uuid),
  ])
  return {
    summary: summaryOf(summary),
    subDecision: file.row.subDecision,
    version: file.row.version,
    openItem: openItemOf(file),
    walk: walkOf(file),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      at: iso(attempt.startedAt),
      item: attempt.item,
      provider: attempt.provider,
      outcome: attempt.outcome,
      reference: attempt.reference,
      durationMs: attempt.durationMs,
      request: JSON.parse(sealing.unseal('attempt', attempt.requestSealed)) as unknown,
      response: JSON.parse(sealing.unseal('attempt', attempt.responseSealed)) as unknown,
    })),
    runs: runs.map((run) => ({ item: run.item, state: run.state, tries: run.tries, at: iso(run.updatedAt) })),
    history: history.map(({ at, step, previousStep, decision, cause }) => ({ at: iso(at), step, previousStep, decision, cause })),
    documents: documents.map(({ id, kind, createdAt, mediaType, fileName, byteSize, sentBy }) => ({
      uuid: id,
      type: kind,
      created: iso(createdAt),
      mediaType,
      fileName: fileName === null ? null : documentName({ fileName, mediaType }),
      byteSize,
      sentBy,
    })),
    audit: audit.map(({ sequence, at, actor, action, detail }) => ({
      sequence,
      at: iso(at),
      actor,
      action,
      detail: detail as Record<string, unknown>,
    })),
  }
}

/** The item that an operator may act on: the frontier, or work past it that gave up. */
function openItemOf({ facts, row }: ApplicationFile) {
  if (row.openItem === null) return null
  const { walk } = standing(facts)
  const gaveUp = (FLOW as readonly Item[]).find(
    (item) => item.kind === 'work' && facts.gaveUp?.[item.id] !== undefined && facts.gaveUp[item.id] === walk.bases[item.id],
  )
  const item = gaveUp ?? walk.frontier?.item
  if (!item) return null
  const step = item === walk.frontier?.item ? walk.frontier.step : item.steps[0]
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    step,
    by: item.kind === 'ask' ? 'borrower' : item.kind === 'wait' ? (item.by ?? null) : null,
    gaveUp: gaveUp !== undefined,
    why: whyOpen(item, gaveUp !== undefined),
    schema: schemaOf(item.data),
    example: item.example,
    reads: [...(item.reads?.(walk.known) ?? [])].map(hideSealed),
  }
}

/** What is sealed stays sealed, and is not shown as the noise that it is. */
const hideSealed = (read: unknown): unknown =>
  read === undefined ? null : JSON.parse(JSON.stringify(read, (_field, value: unknown) => (isSealed(value) ? '•••' : value)))

function whyOpen(item: Item, gaveUp: boolean): string {
  if (gaveUp) return 'The provider is not responding. Tries continue by themselves for about a day; run it again here when it is back.'
  if (item.kind === 'ask') return 'Waiting for the borrower to answer.'
  if (item.kind === 'work') return 'Work is under way.'
  const who = { operator: 'a person of ours to decide', notary: 'the notary', time: 'time to pass', signer: 'the other signers' }
  return `Waiting for ${who[item.by ?? 'operator']}.`
}

function walkOf({ facts }: ApplicationFile) {
  const { walk } = standing(facts)
  return (FLOW as readonly Item[])
    .filter((item) => item.id !== 'hmda')
    .map((item) => {
      const result = facts.results[item.id]
      const state = walk.states[item.id] ?? 'ahead'
      return {
        id: item.id,
        kind: item.kind,
        title: item.title,
        state,
        settledAt: result && state !== 'ahead' && state !== 'skipped' ? result.settledAt : null,
        data: result && state !== 'skipped' ? summarised(withoutSecrets(item, result.data)) : null,
      }
    })
}

/** Offers run into the hundreds: an operator reads their number and the figures, not each. */
function summarised(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('offers' in data) || !Array.isArray(data.offers)) return data
  return { ...data, offers: `${data.offers.length} offers` }
}
