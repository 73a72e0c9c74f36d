/** What was chosen on bank/autopay until bank/confirm saves it. In memory alone: it may hold an account number. */
import type { TypedAccount } from '@hearthline/domain'

export interface UnsavedPayment {
  readonly uuid: string
  readonly payType: 'AUTOPAY' | 'MANUAL'
  readonly otherAccount?: TypedAccount
}

let unsaved: UnsavedPayment | undefined

export const keepUnsavedPayment = (payment: UnsavedPayment | undefined): void => {
  unsaved = payment
}

/** Undefined after a reload, and for another application. */
export const unsavedPayment = (uuid: string): UnsavedPayment | undefined => (unsaved?.uuid === uuid ? unsaved : undefined)
