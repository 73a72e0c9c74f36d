/** Documents that rest on what their item reads: rendered here, kept sealed with their digest. */
import { type Item, isSealed, itemNamed, type WorkId } from '@hearthline/domain'
import type { DocumentOrder } from '../../documents/renderers.ts'
import type { WorkContext } from '../work-context.ts'

/** The kinds that are made from the terms their item reads: a kind with other data is prepared by work of its own. */
type PlainKind = Extract<DocumentOrder, { readonly data: { readonly terms: readonly string[] } }>['kind']

export const prepareDocument = (id: WorkId, kind: PlainKind) => async (context: WorkContext) => {
  const item = itemNamed(id)!
  const { loanNumber, organizationCode } = context.application
  const lender = context.services.brandOf(organizationCode).names.legal
  return await context.keepDocument({
    kind,
    data: { lender, title: item.title, loanNumber, madeAt: context.now, terms: termsOf(context, item) },
  })
}

const termsOf = ({ known }: WorkContext, item: Item): string[] =>
  (item.reads?.(known) ?? []).filter((term) => term !== undefined).map((term) => JSON.stringify(term, withoutSealed))

/** What lies sealed is in no document: the last digits, where a document needs them, are a fact of their own. */
const withoutSealed = (_key: string, value: unknown) => (isSealed(value) ? '•••' : value)
