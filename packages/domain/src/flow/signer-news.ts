/** What those who sign beside the borrower are written though nothing is asked of them: their meeting with the notary, their own notice, their last day to cancel, that the deed is recorded, that the line is open, and that it was canceled. */

import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import { costsNews } from './costs-of-owners.ts'
import type { Known, StepMail } from './item.ts'
import { deliveriesStored } from './items/funding/deliveries-stored.ts'
import { correctedMail } from './items/funding/delivery-mails.ts'
import { lenderPart } from './items/funding/lender-part.ts'
import { noticesToDeliver } from './items/funding/notices-owed.ts'
import { refusedWords, rescissionConfirmation } from './items/funding/rescission-confirmation.ts'
import { deliveriesRecorded, rescissionDelivery } from './items/funding/rescission-delivery.ts'
import { canceledWords, lastDayOfRescission, rescissionExercise } from './items/funding/rescission-exercise.ts'
import {
  CALL_US,
  lastDayMail,
  receivedBeforeOthers,
  receivedMail,
  representedMail,
  rescissionNotice,
} from './items/funding/rescission-notice.ts'
import { rescissionReceipts } from './items/funding/rescission-receipts.ts'
import { rescissionStatements, statementRecorded } from './items/funding/rescission-statements.ts'
import { signerReview } from './items/signer/signer-review.ts'
import { signerSigning } from './items/signer/signer-signing.ts'
import { signerSigningChoice } from './items/signer/signer-signing-choice.ts'
import { coOwners } from './items/signing/co-owners.ts'
import { signsElectronically } from './items/signing/signing-choice.ts'
import { recordedToOwner } from './recorded-notice.ts'
import { exercisedBy } from './rescission-right.ts'
import { isMailboxUnproved } from './signer-flow.ts'
import type { SignerMail } from './signer-mail.ts'
import { signersLineMail } from './signers-line.ts'
import { signersNotaryNews } from './signers-notary.ts'
import type { SignerWalk, Walk } from './walk.ts'

const NOTICE = {
  subject: 'Your notice of the right to cancel',
  body: 'You signed for a line of credit on your home. You may cancel it for any reason. Your time to cancel begins when you have your own notice: sign in and open it. No money is sent before that time has ended for everyone who may cancel.',
}

/** Their right to cancel, as soon as the notices are made: with its last day where every owner has theirs. */
function noticeWords(
  known: Known,
  { party, handedOn }: { readonly party: string; readonly handedOn?: LocalDate | undefined },
  online: boolean,
): StepMail {
  const isWaiting = noticesToDeliver(known).some((one) => one.party === party)
  if (isWaiting && online) return NOTICE
  if (isWaiting)
    return {
      ...NOTICE,
      body: 'You signed for a line of credit on your home. You may cancel it for any reason. Your notice of this right comes on paper, in two copies, and your time to cancel begins when you have it. We email you the last day. No money is sent before that time has ended for everyone who may cancel.',
    }
  const lastDay = lastDayOfRescission(known)
  const until = lastDay
    ? `until midnight on ${formatLocalDateWithYear(lastDay)}, where the home is`
    : 'for three business days after everyone who may cancel has their own notice. Not everyone has theirs yet. We email you the last day'
  const given = handedOn
    ? `You were given your notice of this right on ${formatLocalDateWithYear(handedOn)}, in two copies. ${CALL_US}`
    : 'Your notice of this right is among your documents.'
  return {
    subject: 'You can still cancel the line on your home',
    body: `You signed for a line of credit on your home. You may cancel it for any reason ${until}. ${given} No money is sent before.`,
  }
}

/**
 * Whether documents may be given to them on a page (15 USC 7001(c)): they agreed, opened a test file, and signed here, or read here what they signed at
 * an office. Who signed on paper elsewhere gets paper.
 */
export const readsOnline = ({ walk: { known } }: Pick<SignerWalk, 'walk'>): boolean => {
  const signing = known(signerSigning)
  const isHere = signing?.paper?.office === undefined ? signing !== undefined : known(signerReview) !== undefined
  return isHere && signsElectronically(known(signerSigningChoice))
}

/** The day that the team recorded of each, so that they can say so where it was another. */
function deliveryNews({ known, signers }: Pick<Walk, 'known' | 'signers'>): readonly SignerMail[] {
  const delivered = deliveriesRecorded(known)
  const { correcting: corrected, newest = [] } = known(deliveriesStored) ?? {}
  const lastDay = lastDayOfRescission(known)
  const mayCancel = new Set((known(rescissionNotice)?.persons ?? []).map(({ party }) => party))
  return signers.flatMap(({ signer: { party, email } }) => {
    const own = delivered.find((one) => one.party === party)
    if (corrected !== undefined)
      return email !== undefined && mayCancel.has(party) ? [{ party, words: correctedMail(party, { corrected, delivered, lastDay }) }] : []
    if (email === undefined) return []
    // While another is waited for, of the newest record alone.
    if (lastDay === undefined && !newest.includes(party)) return []
    if (own?.representative) return [{ party, words: representedMail(own.representative.name, own.on, lastDay) }]
    if (lastDay === undefined) return own ? [{ party, words: receivedBeforeOthers(own.on) }] : []
    // Whoever had theirs before waits for the last of them.
    if (!own) return mayCancel.has(party) ? [{ party, words: lastDayMail(lastDay) }] : []
    return [{ party, words: receivedMail(own.on, lastDay) }]
  })
}

/** What the team recorded for someone who has an email: whoever did not sign has to hear of it. */
function paperNews(known: Known, reached: Walk['signers']): readonly SignerMail[] {
  const owners = known(coOwners)?.owners ?? []
  return reached.flatMap(({ signer: { party } }) => {
    const own = owners.find((owner) => owner.party === party)
    if (!own) return []
    const body = `We recorded that you signed the documents for the line on your home on paper, on ${formatLocalDateWithYear(own.signedOn)}. If you did not sign them, call us now.`
    return [{ party, words: { subject: 'We have the documents that you signed on paper', body } }]
  })
}

function statementNews(known: Known, reached: Walk['signers']): readonly SignerMail[] {
  const last = known(rescissionStatements)?.statements.at(-1)
  const words = last && statementRecorded(last)
  return words ? reached.filter(({ signer }) => signer.party === last.party).map(({ signer: { party } }) => ({ party, words })) : []
}
const CANCELS: ReadonlySet<string> = new Set([rescissionExercise.id, rescissionConfirmation.id])

/** @param settled the ids of the items that a change settled */
export function signerNews(settled: readonly string[], { known, signers }: Pick<Walk, 'known' | 'signers'>): readonly SignerMail[] {
  const reached = signers.filter(({ signer }) => signer.email !== undefined)
  const exercised = settled.some((id) => CANCELS.has(id)) ? exercisedBy(known) : undefined
  const refusal = settled.includes(rescissionConfirmation.id) && !exercised ? known(rescissionConfirmation)?.refused?.at(-1) : undefined
  if (refusal) return reached.map(({ signer }) => ({ party: signer.party, words: refusedWords(refusal, signer.party) }))
  if (exercised) {
    const isChecked = settled.includes(rescissionConfirmation.id)
    return reached.map(({ signer: { party } }) => ({
      party,
      words: isChecked ? canceledWords(exercised, party, lenderPart(known)) : recordedToOwner(known, exercised, party),
    }))
  }
  if (settled.includes(rescissionReceipts.id)) {
    const lastDay = lastDayOfRescission(known)
    return lastDay ? reached.map(({ signer }) => ({ party: signer.party, words: lastDayMail(lastDay) })) : []
  }
  if (settled.includes(rescissionDelivery.id)) return deliveryNews({ known, signers })
  if (settled.includes(coOwners.id)) return paperNews(known, reached)
  if (settled.includes(rescissionStatements.id)) return statementNews(known, reached)
  const ofLine = reached.flatMap((own) => {
    const words = signersLineMail(settled, known, !isMailboxUnproved(own))
    return words ? [{ party: own.signer.party, words }] : []
  })
  if (ofLine.length > 0) return ofLine
  const met = [...costsNews(settled, { known, signers }), ...signersNotaryNews(settled, { known, signers })]
  if (!settled.includes(rescissionNotice.id)) return met
  const persons = known(rescissionNotice)?.persons ?? []
  const given = reached.flatMap((signing) => {
    const own = persons.find(({ party }) => party === signing.signer.party)
    return own ? [{ party: own.party, words: noticeWords(known, own, readsOnline(signing)) }] : []
  })
  return [...met, ...given]
}
