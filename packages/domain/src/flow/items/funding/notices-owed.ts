/** To whom a notice of the right to cancel is still to be given by the team, and from which day on they can have had it. Pure. */
import type { LocalDate } from '../../../values/local-date.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import type { Known } from '../../item.ts'
import { dayAtOffice } from '../notary/signing-days.ts'
import { signersProgress } from '../signing/signers-progress.ts'
import { dayAtHome, rescissionNotice } from './rescission-notice.ts'
import { rescissionReceipts } from './rescission-receipts.ts'

export const receivedOnline = (known: Known) => known(rescissionReceipts)?.received ?? []

/** Who has a right, was not given the notice with the borrower, and has not opened their own online. */
export const noticesToDeliver = (known: Known) =>
  (known(rescissionNotice)?.persons ?? []).filter(
    ({ delivery, party, sha256 }) =>
      delivery === 'READY' && !receivedOnline(known).some((receipt) => receipt.party === party && receipt.sha256 === sha256),
  )

export type NoticeTo = ReturnType<typeof noticesToDeliver>[number]

export const noticesMadeOn = (known: Known): LocalDate | undefined => {
  const at = known(rescissionNotice)?.deliveredAt
  return at && dayAtHome(known, at)
}

/** On which day someone signed again whose mailbox was another's; undefined of everyone else. */
function signedAnewOn(known: Known, party: string): LocalDate | undefined {
  const { correctedAt, signedOn } = (known(signersProgress) ?? []).find((one) => one.party === party) ?? {}
  return correctedAt === undefined ? undefined : signedOn
}

/**
 * The first day on which an owner can have had theirs, and why: copies are handed over where they sign, and else the notice has to be made first. What was
 * handed over before someone signed with the mailbox that is theirs may have been handed to another: their time to cancel begins when they have agreed
 * to something (12 CFR 1026.15(a)(3)).
 */
export function firstDayOfNotice(known: Known, { party, name }: { readonly party: string; readonly name: string }) {
  const [atOffice, anew, made] = [dayAtOffice(known, party), signedAnewOn(known, party), noticesMadeOn(known)]
  const signed = atOffice ?? (anew !== undefined && made !== undefined && anew > made ? anew : undefined)
  if (signed !== undefined) return { day: signed, told: `${name} signed on ${formatLocalDateWithYear(signed)}` }
  return made === undefined ? undefined : { day: made, told: `The notice was made on ${formatLocalDateWithYear(made)}` }
}
