import type { Item } from '@hearthline/domain'
import type { Consent } from './store-consents.ts'

/** What an answer agrees to beside what it says. @param data parsed by the item's schema */
export const consentsInAnswer = (item: Item, data: unknown): Consent[] =>
  Object.entries(item.agrees ?? {}).flatMap(([box, type]) =>
    (data as Readonly<Record<string, unknown>>)[box] === true ? [{ type, answer: 'ACCEPTED' as const }] : [],
  )
