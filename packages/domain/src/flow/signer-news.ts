/** What those who sign beside the borrower are written though nothing is asked of them: their meeting with the notary, their own notice, and that the line was canceled. */

import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import { noticesToDeliver, rescissionDelivery } from './items/funding/rescission-delivery.ts'
import { canceledWords, lastDayOfRescission, rescissionExercise } from './items/funding/rescission-exercise.ts'
import { rescissionNotice } from './items/funding/rescission-notice.ts'
import { signerSigning } from './items/signer/signer-signing.ts'
import { signerSigningChoice } from './items/signer/signer-signing-choice.ts'
import { signsElectronically } from './items/signing/signing-choice.ts'
import type { SignerMail } from './signer-mail.ts'
import { signersNotaryNews } from './signers-notary.ts'
import type { SignerWalk, Walk } from './walk.ts'

const NOTICE = {
  subject: 'Your notice of the right to cancel',
  body: 'You signed for a line of credit on your home. You may cancel it for any reason. Your time to cancel begins when you have your own notice: sign in and open it. No money is sent before that time has ended for every owner.',
}

/**
 * Whether documents may be given to them on a page (15 USC 7001(c)): they agreed, opened a test file, and signed here. Who signed on paper gets
 * paper.
 */
export const readsOnline = ({ walk: { known } }: Pick<SignerWalk, 'walk'>): boolean =>
  known(signerSigning) !== undefined && signsElectronically(known(signerSigningChoice))

/** The day that the team recorded of each, so that they can say so where it was another. */
function deliveryNews({ known, signers }: Pick<Walk, 'known' | 'signers'>): readonly SignerMail[] {
  const delivered = known(rescissionDelivery)?.delivered ?? []
  const lastDay = lastDayOfRescission(known)
  return signers.flatMap(({ signer: { party, email } }) => {
    const own = delivered.find((one) => one.party === party)
    if (!own || email === undefined || lastDay === undefined) return []
    const body = `We recorded that you received your notice of the right to cancel on ${formatLocalDateWithYear(own.on)}. You may cancel the line on your home until midnight on ${formatLocalDateWithYear(lastDay)}. If you did not receive the notice on that day, call us now.`
    return [{ party, words: { subject: 'Your time to cancel has begun', body } }]
  })
}

/** @param settled the ids of the items that a change settled */
export function signerNews(settled: readonly string[], { known, signers }: Pick<Walk, 'known' | 'signers'>): readonly SignerMail[] {
  const reached = signers.filter(({ signer }) => signer.email !== undefined)
  const exercised = settled.includes(rescissionExercise.id) ? known(rescissionExercise)?.exercised : undefined
  if (exercised) {
    const words = canceledWords(exercised, 'OTHER_OWNER')
    return reached.map(({ signer }) => ({ party: signer.party, words }))
  }
  if (settled.includes(rescissionDelivery.id)) return deliveryNews({ known, signers })
  const met = signersNotaryNews(settled, { known, signers })
  if (!settled.includes(rescissionNotice.id)) return met
  const waiting = new Set(noticesToDeliver(known).map(({ party }) => party))
  const given = reached
    .filter((signing) => waiting.has(signing.signer.party) && readsOnline(signing))
    .map(({ signer }) => ({ party: signer.party, words: NOTICE }))
  return [...met, ...given]
}
