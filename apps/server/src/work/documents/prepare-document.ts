/** Documents that rest on what their item reads: asked of document preparation, kept sealed with their digest. */
import type { Item, MadeDocumentKind, WorkId } from '@hearthline/domain'
import { FLOW, legalName } from '@hearthline/domain'
import type { WorkContext, WorkHandler } from '../work-context.ts'

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

export const prepareDocument = (id: WorkId, kind: MadeDocumentKind) => async (context: WorkContext) => {
  const request = {
    kind,
    title: ITEMS.get(id)!.title,
    application: `HL-${context.application.loanNumber}`,
    applicantName: context.known(legalName)!,
    terms: termsOf(context, id),
  }
  const { mediaType, content } = await context.call((providerCall) => context.provider('documents').prepare(request, providerCall))
  return context.keepDocument({ kind, mediaType, content })
}

/** 12 CFR 1026.15(b): the days run from the delivery of the notice as well. */
export const deliverDocument =
  (id: WorkId, kind: MadeDocumentKind): WorkHandler =>
  async (context) => ({ ...(await prepareDocument(id, kind)(context)), deliveredAt: context.now })

function termsOf({ known }: WorkContext, id: WorkId): readonly unknown[] {
  const terms = (ITEMS.get(id)!.reads?.(known) ?? []).filter((term) => term !== undefined)
  return JSON.parse(JSON.stringify(terms, withoutSealed)) as unknown[]
}

/** What lies sealed is in no document: the last digits, where a document needs them, are a fact of their own. */
const withoutSealed = (_key: string, value: unknown) => (typeof value === 'string' && value.startsWith('sealed:') ? '•••' : value)
