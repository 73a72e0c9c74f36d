/**
 * Plain sandbox answers for work after the offer, so that an application can be lived to its end before those rooms have their own
 * providers and documents. Each is the item's own example, given after a partner's usual time and kept as an attempt; documents are real files with a hash.
 */
import { createHash } from 'node:crypto'
import type { Item, MadeDocumentKind, WorkId } from '@hearthline/domain'
import { FLOW } from '@hearthline/domain'
import { capabilityOf } from './work-capabilities.ts'
import type { WorkContext, WorkHandler } from './work-context.ts'

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

/** The item's example under references of this application, so that two applications never share one. */
export const sandboxAnswer =
  (id: WorkId, change: (context: WorkContext, reference: string) => Record<string, unknown> = () => ({})): WorkHandler =>
  (context) =>
    context.call(async () => {
      const reference = createHash('sha256').update(`${context.application.id}/${id}`).digest('hex').slice(0, 12)
      await context.services.pause(`${id}/${context.application.id}`)
      const example = ITEMS.get(id)!.example as Record<string, unknown>
      const data = { ...example, ...('reference' in example && { reference: `${id}-${reference}` }), ...change(context, reference) }
      const request = { application: `HL-${context.application.loanNumber}` }
      return { data, provider: `Sandbox partner for ${capabilityOf(id)}`, reference: `${id}-${reference}`, request, response: data }
    })

type PlainKind = Exclude<MadeDocumentKind, 'ADVERSE_ACTION_NOTICE' | 'PRE_SOFT_CREDIT_DISCLOSURE'>

/** A plain document: its title, whom it is for, and the terms it rests on. */
export const sandboxDocument =
  (id: WorkId, kind: PlainKind, change: (context: WorkContext) => Record<string, unknown> = () => ({})): WorkHandler =>
  async (context) => {
    await context.services.pause(`${id}/${context.application.id}`)
    const title = ITEMS.get(id)!.title
    const data = { title, loanNumber: context.application.loanNumber, madeAt: context.now, terms: rests(context, id) }
    return { ...(await context.keepDocument({ kind, data })), ...change(context) }
  }

const rests = (context: WorkContext, id: WorkId): string[] =>
  (ITEMS.get(id)!.reads?.(context.known) ?? []).filter((part) => part !== undefined).map((part) => JSON.stringify(part, hideSealed))

const hideSealed = (_key: string, value: unknown) => (typeof value === 'string' && value.startsWith('sealed:') ? '•••' : value)
