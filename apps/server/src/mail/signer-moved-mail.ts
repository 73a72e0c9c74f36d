/** To the address that an application no longer has of someone who signs: it names neither borrower nor home. And to the team, naming no one. */
import type { Brand } from '@hearthline/brands'
import { composeLetter, type Letter } from './compose-letter.ts'

interface Moved {
  readonly name: string
  readonly loanNumber: number
  /** nothing took the place of the address: they are not asked any more */
  readonly signsNoLonger: boolean
  /** Someone else who signs here has the address: it still signs them in. */
  readonly isStillUsed: boolean
  /** They lost it, and what they did from it stays theirs. */
  readonly isKept: boolean
  /** They lost it, and had done nothing from it that counts. */
  readonly isLost?: boolean
  /** Their word that they did not cancel is not among what stays. */
  readonly confirmsAgain?: boolean
}

function whatOfIt({
  isKept,
  isLost,
  isStillUsed,
  confirmsAgain,
}: Pick<Moved, 'isKept' | 'isLost' | 'isStillUsed' | 'confirmsAgain'>): string {
  const lost = 'Our team was told that you can no longer read this one.'
  if (isLost) return isStillUsed ? lost : `${lost} It no longer signs you in.`
  const given = isKept ? `${lost} What you did from it stays` : 'What you did from this email no longer counts'
  const again = confirmsAgain ? ' Only your word that you did not cancel no longer counts: confirm it again.' : ''
  return `${given}${isStillUsed ? '' : ', and it no longer signs you in'}.${again}`
}

export const signerMovedMail = (
  brand: Brand,
  { name, loanNumber, signsNoLonger, isStillUsed, isKept, isLost = false, confirmsAgain }: Moved,
): Letter =>
  composeLetter(brand, signsNoLonger ? 'You are no longer asked to sign' : 'We no longer use this email for you', [
    `For ${name}`,
    `${signsNoLonger ? `You are no longer asked to sign for HL-${loanNumber}.` : `Another email was entered for you on HL-${loanNumber}.`} ${whatOfIt({ isKept, isLost, isStillUsed, ...(confirmsAgain && { confirmsAgain }) })}`,
    // 15 USC 7001(e): what they signed or were given has to stay with whoever is entitled to it.
    ...(signsNoLonger
      ? [
          'You may still have copies of everything that you signed or were given here. If you signed documents, we mail you paper copies, free of charge: call us to say where you live.',
        ]
      : []),
    // Nobody asks for it themselves, and the mailbox may be a stranger's: why, and whose home it is, is said on the phone.
    signsNoLonger
      ? 'The borrower or our team took you off the list of those who sign. If you own the home, or this is not right, call us now. We tell you why once we know who you are.'
      : `${isKept || isLost ? 'Our team' : 'The borrower or our team'} entered it. If this is not right, call us now.`,
  ])

/** Whoever reads the mailbox of someone who died, or who is said to have died and did not. */
export const signerDiedMail = (brand: Brand, { name, loanNumber }: Pick<Moved, 'name' | 'loanNumber'>): Letter =>
  composeLetter(brand, `${name} is no longer asked to sign`, [
    `About ${name}`,
    `Our team was given a certificate that says that ${name} has died. We are sorry for your loss. ${name} is no longer asked to sign for HL-${loanNumber}, and this email no longer signs anyone in for them.`,
    'Whoever acts for the estate may have copies of everything that was signed or given here, free of charge: call us to say where to mail them.',
    'If this is not right, call us now.',
  ])

export const signerMovedTeamMail = (brand: Brand, loanNumber: number): Letter =>
  composeLetter(brand, `The borrower changed an additional signer of HL-${loanNumber}`, [
    `On HL-${loanNumber} the borrower entered another email for an additional signer, or took one off the list. The address of before was told.`,
    'Look at the file, and call that person if anything about it is odd.',
  ])
