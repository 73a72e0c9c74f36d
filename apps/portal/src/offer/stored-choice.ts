/** The choice in sessionStorage, per application: it survives a reload and going back. Nothing personal is in it but tradeline ids. */
import { isNumberInRange } from '@hearthline/domain/registration'
import type { OfferChoice } from './offer-choice.ts'

const WHOLE = { min: 0, max: Number.MAX_SAFE_INTEGER }

const keyOf = (uuid: string): string => `offer-choice-${uuid}`

const isChoice = (value: unknown): value is OfferChoice => {
  if (typeof value !== 'object' || value === null) return false
  const { type, term, feeBps, wantedCents, discounts, payOff, preference } = value as Record<string, unknown>
  const texts = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string')
  return (
    (type === 'FIXED' || type === 'FLOATING') &&
    [term, feeBps, wantedCents].every((each) => isNumberInRange(each, WHOLE) && Number.isInteger(each)) &&
    texts(discounts) &&
    texts(payOff) &&
    (preference === 'PRESERVE' || preference === 'DEDUCT' || preference === 'MAXIMIZE')
  )
}

/** Undefined when there is none, or nothing that can be read; storage may be switched off. */
export function readStoredChoice(uuid: string, storage: Pick<Storage, 'getItem'> = window.sessionStorage): OfferChoice | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(uuid)) ?? 'null')
    return isChoice(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function storeChoice(uuid: string, choice: OfferChoice, storage: Pick<Storage, 'setItem'> = window.sessionStorage): void {
  try {
    storage.setItem(keyOf(uuid), JSON.stringify(choice))
  } catch {
    // A full or forbidden storage costs the choice on a reload, nothing else.
  }
}

export function clearChoice(uuid: string, storage: Pick<Storage, 'removeItem'> = window.sessionStorage): void {
  try {
    storage.removeItem(keyOf(uuid))
  } catch {
    // As above.
  }
}
