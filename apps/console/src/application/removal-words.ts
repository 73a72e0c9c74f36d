/** What is said of a removal, a divorce or a name put right, by what is asked for. Pure. */
import type { StaffInvitationBody } from '@hearthline/contract'
import type { RemovalReason } from '@hearthline/domain'

export const isName = (because: RemovalReason): boolean => because === 'MISSPELLED'

/** Both owners sign on. */
export const isDivorce = (because: RemovalReason): boolean => because === 'DIVORCED_OWNER'

/** Nobody is removed by it. */
export const isCorrection = (because: RemovalReason): boolean => isName(because) || isDivorce(because)

export const formName = ({ name, reasons }: Pick<StaffInvitationBody, 'name' | 'reasons'>): string => {
  if (!reasons.every(isCorrection)) {
    const also = reasons.some(isDivorce)
      ? ', or correct their name or marital status'
      : reasons.some(isName)
        ? ', or correct their name'
        : ''
    return `Remove ${name} as a signer${also}`
  }
  return reasons.every(isName) ? `Correct the name of ${name}` : `Correct the name or marital status of ${name}`
}

/** Once it is chosen, by what it does. */
export function chosenName(signer: Pick<StaffInvitationBody, 'name' | 'reasons'>, because: RemovalReason | ''): string {
  if (because === '') return formName(signer)
  const { name } = signer
  return isDivorce(because)
    ? `Record that ${name} is divorced`
    : isName(because)
      ? `Correct the name of ${name}`
      : `Remove ${name} as a signer`
}

export const askWords = (because: RemovalReason | ''): string => {
  if (because === '') return 'Ask for it'
  return isDivorce(because) ? 'Ask to record the divorce' : isName(because) ? 'Ask to correct it' : 'Ask to remove them'
}

/** What the reasons do that are offered here, and no others. */
export function effectsOf({ name, email, part, reasons }: StaffInvitationBody): string {
  const isRemovable = !reasons.every(isCorrection)
  const told = email === null ? `call ${name}, as they have no email here` : `${name} is told by email, and signs in here no longer`
  return [
    'Someone else on the team confirms it.',
    ...(reasons.some(isName) ? ['Whoever was misspelled then signs under the right name.'] : []),
    ...(reasons.some(isDivorce) ? ['Owners who are divorced and both own the home sign on.'] : []),
    // A divorce changes nothing of owners of whom no marriage is known.
    ...(!reasons.some(isDivorce) && isRemovable && part === 'CO_OWNER'
      ? ['Owners who are divorced and both own the home sign on, and there is nothing to record: no one says here that they are married.']
      : []),
    ...(isRemovable ? [`Of every other reason: ${told}. Whoever is removed together with them is named in the request.`] : []),
    'What they signed stays in the file. If the documents change, whoever still signs signs them again.',
  ].join(' ')
}

export const declineWords = (name: string, because: RemovalReason): string =>
  isDivorce(because) ? 'Decline to record the divorce' : isName(because) ? `Keep the name ${name}` : `Keep ${name}`

export const declined = (name: string, because: RemovalReason): string =>
  isDivorce(because)
    ? `No divorce of ${name} is recorded. They sign as before.`
    : isName(because)
      ? `${name} still signs under this name.`
      : `${name} still signs.`

export const confirmedOf = (name: string, because: RemovalReason): string =>
  isName(because) ? `the name of ${name} is corrected` : `${name} is ${isDivorce(because) ? 'divorced and signs on' : 'removed'}`
