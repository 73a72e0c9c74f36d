/** What whoever signed before reads while the deed is prepared again: whether it will be another one is known once it is made. Pure. */
import type { Facts } from './facts.ts'
import { noteSigning } from './items/signing/note-signing.ts'
import { securityInstrument } from './items/signing/security-instrument.ts'
import type { Walk } from './walk.ts'

const COUNTS =
  'If the new one says something else, what you agreed to before does not count for it. We email you then, and you read the new one. What did not change stays as it is.'

type Stands = Pick<Walk, 'frontier' | 'known'>

const isMadeAgain = ({ known }: Stands): boolean => known(securityInstrument) === undefined

/** To someone who signed beside the borrower. @param walk the borrower's */
export function deedMadeAgainWords(walk: Stands): { readonly title: string; readonly why: string } | undefined {
  if (!isMadeAgain(walk)) return undefined
  const item = walk.frontier?.item
  const who = item?.kind === 'ask' ? 'The borrower has a step to finish first.' : 'Our team prepares it.'
  return {
    title: 'The deed is being prepared again',
    why: `Something in the application changed, so the deed or mortgage is prepared again. ${who} ${COUNTS}`,
  }
}

/** To the borrower, beside what our team does in the meantime; undefined where they signed nothing before. */
export function withDeedMadeAgain<Action extends { readonly why: string }>(
  action: Action,
  walk: Stands,
  { results }: Pick<Facts, 'results'>,
): Action {
  if (results[noteSigning.id] === undefined || walk.known(noteSigning) !== undefined || !isMadeAgain(walk)) return action
  return { ...action, why: `${action.why} You signed before, and your deed or mortgage is prepared again. ${COUNTS}`.trim() }
}
