/** Why a choice that was made is open once more. */
import type { Application } from '../application/application-query.ts'

type Asked = Pick<Application, 'step' | 'openItem'>

const AGAIN: ReadonlySet<string | null> = new Set(['revised-offer', 'final-revised-offer'])

export const isAskedAgain = ({ openItem }: Pick<Asked, 'openItem'>): boolean => AGAIN.has(openItem)

/** What was verified, or the prices of the day, moved the terms. */
export const isRevised = (application: Asked): boolean => isAskedAgain(application) && !isAmountChange(application)

/** The borrower wants another amount before they sign. */
export const isAmountChange = ({ step, openItem }: Asked): boolean => openItem === 'final-revised-offer' && step === 'OFFER_SELECTION'
