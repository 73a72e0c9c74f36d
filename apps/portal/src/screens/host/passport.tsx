import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatCents, formatLocalDate, formatPhone } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { NotAvailable } from '../../page/not-available.tsx'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'

const path = '/service-profile/api/v1/profile/passport'
type VerifiedWith = ReplyOf<CallAt<'GET', typeof path>>['applications'][number]
type Fact = VerifiedWith['facts'][number]

/** What was verified of the person, with which application, and when. */
export default function Passport() {
  const { hostPages } = useCompany()
  return hostPages?.passport ? <Verified /> : <NotAvailable part="Passport" />
}

function Verified() {
  const { name } = useCompany()
  const { data, isError, refetch } = useQuery({
    queryKey: ['passport'],
    queryFn: ({ signal }) => request('GET', path, { signal }),
    refetchOnMount: 'always',
  })
  return (
    <Screen
      title="Passport"
      heading="What we verified about you"
      why={`Only you and ${name} see this page. It lists what was checked, and nothing that you only told us.`}
      back="/dashboard"
      width="content"
    >
      <div className="mt-8 grid grid-cols-1 gap-6">
        {isError ? (
          <Alert
            kind="error"
            action={
              <Button variant="secondary" size="medium" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            We could not load what was verified. It is saved.
          </Alert>
        ) : !data ? (
          <SkeletonGroup label="Loading what was verified">
            <Skeleton shape="block" height="12rem" />
          </SkeletonGroup>
        ) : data.applications.length === 0 ? (
          <p className="text-muted">
            Nothing yet. What we verify while you apply appears here with its date: your phone number, your identity, your income, and your
            bank account.
          </p>
        ) : (
          data.applications.map((application) => <WithApplication key={application.uuid} {...application} />)
        )}
      </div>
    </Screen>
  )
}

const WithApplication = ({ loanNumber, facts }: VerifiedWith) => (
  <Card title={`Application ${loanNumber}`}>
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {facts.map((fact) => {
        const { label, value, how } = wordsOf(fact)
        return (
          <div key={fact.kind} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-0.5">
              <span className="block font-semibold text-lg break-words tabular-nums">{value}</span>
              <span className="block text-sm text-muted">
                {how} on {formatLocalDate(fact.on)}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  </Card>
)

function wordsOf(fact: Fact): { label: string; value: string; how: string } {
  switch (fact.kind) {
    case 'PHONE':
      return { label: 'Phone number', value: formatPhone(fact.phoneNumber), how: 'Confirmed with a code' }
    case 'IDENTITY':
      return {
        label: 'Identity',
        value: 'Verified',
        how: fact.by === 'TEAM' ? 'Accepted by our team' : 'Your ID and your photo matched',
      }
    case 'INCOME':
      return { label: 'Income', value: `${formatCents(fact.annualCents)} a year`, how: 'Verified from records' }
    case 'BANK_ACCOUNT':
      return {
        label: 'Bank account',
        value: fact.last4 ? `${fact.institution}, ending in ${fact.last4}` : fact.institution,
        how: 'Confirmed with the bank',
      }
  }
}
