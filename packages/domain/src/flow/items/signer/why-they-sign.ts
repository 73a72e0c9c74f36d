/**
 * Why someone is asked to sign beside the borrower, and who named them: an owner, the borrower's spouse, or the spouse of another owner. A mail that names
 * nobody reads like a fraud: it names whoever gave this email. Where the team entered it, it may be a stranger's, who reads no borrower's name in it.
 */
import type { Known, StepMail } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { legalName } from '../apply/legal-name.ts'
import { isNamedByOwner } from '../signing/owners-spouses.ts'
import { isTeamsEmail } from '../signing/signer-emails.ts'
import { signerPart, spouseIn } from '../signing/signer-part.ts'
import { thisSigner } from './this-signer.ts'

interface Words {
  readonly why: string
  readonly mail: StepMail
}

const SUBJECT = 'You are asked to sign for a line of credit'
const NO_BORROWER = 'You do not become a borrower.'

const TEAMS = 'Our team entered your email. If you don’t know of this, call us before you sign in.'

/** Who has applied, by whom this email is known. @param unnamed in the place of the borrower's name, to an email that the team entered */
function applied(known: Known, borrower: string, self: Signer | undefined, unnamed = 'Someone'): string {
  return self && isTeamsEmail(known, self)
    ? `${TEAMS} ${unnamed} has applied with us for a home equity line of credit`
    : `${borrower} gave us your email, and has applied for a home equity line of credit`
}

export function whyTheySign(known: Known): Words {
  const { firstName = '', lastName = '' } = known(legalName) ?? {}
  const borrower = `${firstName} ${lastName}`.trim()
  const self = known(thisSigner)
  const spouse = self && spouseIn(known, self)
  if (self && signerPart(known, self.party) === 'TRUSTEE')
    return {
      why: `You are a trustee of the trust that holds the home of ${borrower}. So the lien on it needs your signature too. ${NO_BORROWER}`,
      mail: {
        subject: SUBJECT,
        body: `${applied(known, borrower, self)} on a home that a trust holds. You sign the lien on it as a trustee. ${NO_BORROWER}`,
      },
    }
  if (spouse === undefined)
    return {
      why: `You own the home with ${borrower}. So the lien on it needs your signature too. ${NO_BORROWER}`,
      mail: {
        subject: SUBJECT,
        body: `${applied(known, borrower, self)} on a home that you own together. Everyone who owns the home signs the lien on it. ${NO_BORROWER}`,
      },
    }
  if (spouse === 'BORROWER')
    return {
      why: `You are married to ${borrower}, who owns the home. The law of the state asks you to sign the lien on it too. ${NO_BORROWER}`,
      mail: {
        subject: SUBJECT,
        body: `${applied(known, `${borrower}, your spouse,`, self, 'Your spouse')} on a home. The law of the state where the home is asks an owner’s spouse to sign the lien on it too. ${NO_BORROWER}`,
      },
    }
  const isTheirWord = self !== undefined && isNamedByOwner(known, self)
  const isTeams = self !== undefined && (!isTheirWord || isTeamsEmail(known, self))
  return {
    why: `${spouse.owner} owns the home with ${borrower}${isTheirWord ? ' and named you as their spouse' : `. By what our team was told, you are the spouse of ${spouse.owner}`}. The law of the state asks each owner’s spouse to sign the lien on it too. ${NO_BORROWER}`,
    mail: {
      subject: SUBJECT,
      body: `${isTeams ? `${TEAMS} By what we were told, you are the spouse of ${spouse.owner}.` : `${spouse.owner} named you as their spouse, with this email.`} Someone who owns a home with ${spouse.owner} has applied for a home equity line of credit on it. The law of the state where the home is asks each owner’s spouse to sign the lien on it too. ${NO_BORROWER}`,
    },
  }
}
