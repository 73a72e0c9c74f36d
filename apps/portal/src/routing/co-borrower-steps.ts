/**
 * The two steps of an additional signer [routes/additional-signer], by where they stand. What neither of them names stands between them by its own
 * name, and a notary whom one meets in person is no eNotary. Pure.
 */

const IDENTITY = 'Identity verification'
const ONLINE = 'Talk to eNotary'
const IN_PERSON = 'Meet the notary'
const SIGNING = 'Sign documents'
const READING = 'Read documents'
/** What is signed at an office is read here. */
const REVIEW = 'signer-review'

export const coBorrowerSteps = (inPerson: boolean): readonly [string, string] => [IDENTITY, inPerson ? IN_PERSON : ONLINE]

export interface CoBorrowerStep {
  readonly label: string
  readonly state: 'done' | 'current' | 'upcoming'
  /** None of the two: what is in progress between them. */
  readonly between?: true
}

interface Standing {
  readonly state: string
  /** The item of their part at which they stand; null once it is done. */
  readonly standsAt: string | null
  readonly inPerson: boolean
  /** undefined while the rest of their part is not done. */
  readonly notary: { readonly state: string } | null
}

/** @param signing undefined until it is known whose part it is: then the page says what it can */
export function coBorrowerProgress(pathname: string, signing?: Standing): readonly CoBorrowerStep[] {
  const [identity, notary] = coBorrowerSteps(signing?.inPerson ?? false)
  const here = signing ? placeOf(signing) : /\/heloc-signer\/sign(\/|$)/.test(pathname) ? 'SIGNING' : 'IDENTITY'
  const at = (label: string, isDone: boolean, isHere: boolean): CoBorrowerStep => ({
    label,
    state: isDone ? 'done' : isHere ? 'current' : 'upcoming',
  })
  return [
    at(identity, here !== 'IDENTITY', true),
    ...(here === 'SIGNING' ? [{ label: signing?.standsAt === REVIEW ? READING : SIGNING, state: 'current', between: true } as const] : []),
    at(notary, here === 'DONE', here === 'NOTARY'),
  ]
}

function placeOf({ state, standsAt, notary }: Standing): 'IDENTITY' | 'SIGNING' | 'NOTARY' | 'DONE' {
  if (state === 'DONE') return 'DONE'
  if (notary !== null) return 'NOTARY'
  return standsAt?.startsWith('signer-sign') || standsAt === 'signer-paper-signing' || standsAt === REVIEW ? 'SIGNING' : 'IDENTITY'
}
