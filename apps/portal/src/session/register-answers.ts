/** The wizard's answers while it runs: kept for a reload in sessionStorage, the password never [registration/answers]. */
import { emptyRegisterData, type Prepopulation, type RegisterData } from '@hearthline/domain/registration'
import { useSyncExternalStore } from 'react'

/** The code of a letter, and what became of its look-up; unchecked: no one answered. */
export interface OfferEntry {
  readonly code: string
  readonly status: 'good' | 'ended' | 'unknown' | 'unchecked'
  /** yyyy-MM-dd, of a good one. */
  readonly respondByDate?: string
  /** The bureau named the recipient by criteria: the opt-out notice belongs with it. */
  readonly isPrescreened?: boolean
  /** It promises terms to whoever applies by its last day. */
  readonly isFirmOffer?: boolean
  /** Which they are, in words. */
  readonly promises?: string
  /** The loan officer whose own code it is. */
  readonly sentBy?: { readonly officer: string; readonly name: string } | null
}

export interface Sender {
  /** As the link names them. */
  readonly id: string
  readonly isKnown: boolean
}

/** What the entry point added to the answers: it is sent with the application. */
export interface Entry {
  readonly offer?: OfferEntry | undefined
  readonly affiliate?: { readonly name: string; readonly abVersion: string | undefined } | undefined
  /** A partner sent them by a link; without a name the link is over. */
  readonly partner?: { readonly name: string | undefined }
  /** Who the link says sent them: a loan officer, a referral; and whether this lender knows one of them. */
  readonly sender?: Sender
  /** What they came with could not be looked up: the server asks to wait until then (milliseconds), or did not answer. */
  readonly unanswered?: { readonly until: number; readonly isTooOften: boolean } | undefined
  /** The variant for owners of digital assets. */
  readonly isCrypto?: true
}

export interface RegisterState {
  readonly data: RegisterData
  /** What came from elsewhere and is shown for confirmation. */
  readonly prefilled: Prepopulation['prefilled']
  readonly entry: Entry
}

const KEY = 'register-data'
const empty: RegisterState = { data: emptyRegisterData, prefilled: {}, entry: {} }

let state: RegisterState | undefined
const listeners = new Set<() => void>()

function stored(): RegisterState {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<RegisterState> | null
    // Over the empty answers: what an earlier release stored may lack a member.
    if (!found?.data) return empty
    return { data: { ...emptyRegisterData, ...found.data }, prefilled: found.prefilled ?? {}, entry: found.entry ?? {} }
  } catch {
    return empty
  }
}

export function readRegisterAnswers(): RegisterState {
  state ??= stored()
  return state
}

function set(next: RegisterState): void {
  state = next
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A full or forbidden store: the answers live as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Keeps answers. They are the borrower's own now, so their groups no longer count as prefilled. */
export function saveRegister(answers: Partial<RegisterData>): void {
  const { data, prefilled, entry } = readRegisterAnswers()
  const left = Object.fromEntries(Object.entries(prefilled).filter(([group, source]) => !(group in answers) || source === 'profile'))
  set({ data: { ...data, ...answers }, prefilled: left, entry })
}

export function fillRegister(data: RegisterData, prefilled: Prepopulation['prefilled'], entry: Entry): void {
  set({ data, prefilled, entry })
}

/** Once the wizard is left with an application, and at sign-out. Never while a wizard is on the page: without answers it opens its first question. */
export function clearRegister(): void {
  set(empty)
  clearStoredAnswers()
}

/** As soon as the application exists: none of it stays in the browser, however the page is left. A wizard on the page keeps what it shows. */
export function clearStoredAnswers(): void {
  readRegisterAnswers()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored, then.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useRegisterAnswers = (): RegisterState => useSyncExternalStore(subscribe, readRegisterAnswers, () => empty)
