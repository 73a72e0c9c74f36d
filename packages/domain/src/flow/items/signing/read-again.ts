/**
 * An agreement counts for the documents that were read with it, and for no other. The deed is read here and signed before the notary: whoever read it, as a
 * borrower, an owner, a trustee or a spouse, reads the new one before they meet the notary. What they signed, and did not change, stays signed.
 */
import type { Result } from '../../facts.ts'
import type { Known, StepMail } from '../../item.ts'
import { signsAtOffice } from './closing-office.ts'
import { deedRecord, isDeedSealed } from './deed-record.ts'
import { documentsToSign, type SetDocument } from './documents-to-sign.ts'

/** The digests of what an answer was given on, as far as they were kept with it. */
export interface GivenOn {
  readonly documents?: readonly { readonly kind: string; readonly sha256: string }[] | undefined
}

const DEED = 'SECURITY_INSTRUMENT'

/** What whoever gave it reads again: each document that was made anew since, and has other words. */
export function changedSince(known: Known, { documents = [] }: GivenOn): readonly SetDocument[] {
  const read = new Map(documents.map(({ kind, sha256 }) => [kind, sha256]))
  return documentsToSign(known).filter(({ kind, sha256 }) => read.has(kind) && read.get(kind) !== sha256)
}

/**
 * Whether a signature still counts for everything that was read with it. Of what an earlier release kept no digest of, the days say whether it was this deed.
 * Once a notary has sealed the deed, nothing is read again; and where everything is signed at an office, what is read is asked by itself (closing-review).
 * @param fact the name of what was given
 */
export function isReadStill(known: Known, given: GivenOn, fact: string): boolean {
  if (signsAtOffice(known)) return true
  const deed = documentsToSign(known).find(({ kind }) => kind === DEED)
  if (deed !== undefined && isDeedSealed(known, deed.sha256)) return true
  if (changedSince(known, given).some(({ part }) => part === 'READ')) return false
  const isDeedKnown = given.documents?.some(({ kind }) => kind === DEED) === true
  return deed === undefined || isDeedKnown || !isBeforeDeed(known, fact)
}

const isBeforeDeed = (known: Known, fact: string): boolean => known(deedRecord)?.before.includes(fact) === true

/** Of what was sent on paper: the deed among it, as it was on that day. */
export const deedNow = (known: Known): string | undefined => documentsToSign(known).find(({ kind }) => kind === DEED)?.sha256

/** Whether what was sent, or signed, on paper was with the deed of now. */
export function isWithDeedOfNow(known: Known, deed: string | undefined, fact: string): boolean {
  const now = deedNow(known)
  if (now === undefined || deed === now || isDeedSealed(known, now)) return true
  return deed === undefined && !isBeforeDeed(known, fact)
}

interface Words {
  readonly title: string
  readonly why: string
  readonly mail: StepMail
}

const DEED_CHANGED = 'The deed changed after you read it'
const CHANGED = 'Some of your documents changed after you read them'

/**
 * Why someone is asked again, and what to do; undefined where they gave nothing before, or nothing of it is known to have changed.
 * @param fact the name of what they gave @param before what it was, which counts no longer
 */
export function wordsOfReadingAgain(known: Known, fact: string, before: Pick<Result, 'data'> | undefined): Words | undefined {
  if (!before) return undefined
  const given = before.data as GivenOn
  const changed = changedSince(known, given)
  if (changed.length === 0 && (given.documents !== undefined || !isBeforeDeed(known, fact))) return undefined
  const atOffice = signsAtOffice(known)
  if (changed.some(({ kind }) => kind !== DEED)) {
    const why = 'We made new ones after you read them. What you did before does not count for the new ones.'
    const what = atOffice ? 'read the new ones before you come to the office' : 'read the new ones, and sign where they ask for it'
    return { title: CHANGED, why: `${why} Please ${what}.`, mail: { subject: CHANGED, body: `${why} Sign in and ${what}.` } }
  }
  // What they signed, and did not change, is not signed again.
  const stays = fact === 'note-signing' ? ' What you signed in the other documents stays signed.' : ''
  const why = `We made a new deed or mortgage after you read it. What you agreed to before does not count for the new one.${stays}`
  const what = atOffice ? 'read the new deed' : 'read the new deed, and finish again if you agree to it'
  const signIn = atOffice ? 'Sign in and' : 'Sign in,'
  const later = atOffice ? 'You sign it later, at the office.' : 'You sign it later, with a notary.'
  return {
    title: DEED_CHANGED,
    why: `${why} Please ${what}. ${later}`,
    mail: { subject: DEED_CHANGED, body: `${why} ${signIn} ${what}. ${later}` },
  }
}
