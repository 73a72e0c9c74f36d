import { formatLocalDateWithYear, type LocalDate } from '@hearthline/domain'
import { useCompany } from '../../session/use-organization.ts'
import { useContact } from './contact.tsx'
import type { Profile } from './profile.ts'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** What an application was made with: shown, and changed by the team alone, because the credit report and the documents carry it. */
export function FixedFacts({ profile: { name, dob, hasSsn } }: { readonly profile: Profile }) {
  const { name: lender } = useCompany()
  const { call } = useContact()
  const born = dob && (`${dob.year}-${twoDigits(dob.month)}-${twoDigits(dob.day)}` as LocalDate)
  const facts = [
    ['Name', name && [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' ')],
    ['Date of birth', born && formatLocalDateWithYear(born)],
    ['Social Security number', hasSsn ? '•••-••-••••, kept sealed' : null],
  ] as const
  return (
    <>
      <dl className="grid gap-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium break-words">{value ?? 'We don’t have it yet'}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        These are from your application. {lender} checked your credit with them, and your documents carry them, so they can’t be changed
        here. If one is wrong, call {call}.
      </p>
    </>
  )
}
