/** Encrypts an answer's secret fields before they are stored; the domain and the logs only ever see the sealed text. */
import type { Item } from '@hearthline/domain'
import type { Purpose, Sealing } from '../../secrets/sealing.ts'

const PURPOSE_OF: Readonly<Record<string, Purpose>> = { ssn: 'ssn', pin: 'ssn', accountNumber: 'bank' }

/** The purpose for which a secret field of any item is sealed. */
export const purposeOfField = (field: string): Purpose => PURPOSE_OF[field] ?? 'ssn'

export function sealSecrets(sealing: Sealing, item: Item, data: unknown): unknown {
  if (!item.secret || typeof data !== 'object' || data === null) return data
  const sealed: Record<string, unknown> = { ...data }
  for (const field of item.secret) {
    const value = sealed[field]
    // Always: what a client calls sealed is only text.
    if (typeof value === 'string') sealed[field] = sealing.seal(purposeOfField(field), value)
  }
  return sealed
}

/** The same answer without its secret fields, for reading back. */
export function withoutSecrets(item: Item, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data ?? null
  const hidden = new Set(item.secret)
  return Object.fromEntries(Object.entries(data).filter(([field]) => !hidden.has(field)))
}
