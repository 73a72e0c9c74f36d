/** What the land records hold about an applicant's home: owners and liens, the same for property data and title companies. */
import type { PropertyRecord, RecordedLien } from '@hearthline/domain/facts/property-record'
import type { ApplicantName } from '../applicant-name.ts'
import { mortgageOf } from './household.ts'
import { personaOf } from './personas.ts'
import type { SandboxDay } from './sandbox-day.ts'

type Owners = PropertyRecord['owners']

export const applicantAlone = ({ firstName, lastName }: ApplicantName) =>
  ({ name: `${firstName.trim()} ${lastName.trim()}`, kind: 'PERSON' }) as const

export function ownersOfRecord(name: ApplicantName): Owners {
  const applicant = applicantAlone(name)
  switch (personaOf(name.lastName)?.lastName) {
    case 'Notowner':
      return [{ name: 'Marguerite Holloway', kind: 'PERSON' }]
    case 'Trustee':
      return [{ name: `${applicant.name} Revocable Living Trust`, kind: 'TRUST' }]
    case 'Jointowner':
      return [applicant, { name: `Robin ${name.lastName.trim()}`, kind: 'PERSON' }]
    default:
      return [applicant]
  }
}

/** The first mortgage that the bureau knows as well, by the same holder: so the liens agree. */
export function recordedLiensOf(name: ApplicantName, state: string, day: SandboxDay): RecordedLien[] {
  const mortgage = mortgageOf(name, state, day)
  return [
    {
      id: 'lien-1',
      holder: mortgage.holder,
      kind: 'MORTGAGE',
      position: 1,
      originalCents: mortgage.originalCents,
      recordedOn: mortgage.openedOn,
    },
  ]
}
