import { formatExactCents, formatLocalDate, formatPhone, phoneLink } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ApplicationSummary, allApplicationsQuery } from '../../application/all-applications-query.ts'
import { formatStreet } from '../../application/format-home.ts'
import { type Line, lineQuery } from '../../line/line-query.ts'
import { howPaid, nextPaymentNote, PAST_DUE_HEADING, pastDueNote } from '../../line/payment-words.ts'
import { NotAvailable } from '../../page/not-available.tsx'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'

/** What is due on each open line, and how it is paid. */
export default function Pay() {
  const { hostPages } = useCompany()
  return hostPages?.pay ? <Payments /> : <NotAvailable part="Payments" />
}

const why = 'What is due on each of your lines, and how it gets paid.'

function Payments() {
  const applications = useQuery(allApplicationsQuery)
  const lines = useQueries({ queries: (applications.data ?? []).map(({ uuid }) => lineQuery(uuid)) })
  const failed = [applications, ...lines].filter(({ isError }) => isError)
  return (
    <Screen title="Payments" heading="Payments" why={why} back="/dashboard" width="content">
      <div className="mt-8 grid grid-cols-1 gap-6">
        {failed.length > 0 ? (
          <Alert
            kind="error"
            action={
              <Button variant="secondary" size="medium" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
                Try again
              </Button>
            }
          >
            We could not load what is due. Nothing about your line has changed.
          </Alert>
        ) : !applications.data || lines.some(({ data }) => !data) ? (
          <SkeletonGroup label="Loading what is due">
            <Skeleton shape="block" height="12rem" />
          </SkeletonGroup>
        ) : (
          <EachLine applications={applications.data} lines={lines.map(({ data }) => data?.line ?? null)} />
        )}
      </div>
    </Screen>
  )
}

function EachLine({ applications, lines }: { applications: readonly ApplicationSummary[]; lines: readonly (Line | null)[] }) {
  const { supportPhone } = useCompany()
  const open = applications.flatMap((application, index) => {
    const line = lines[index]
    return line ? [{ application, line }] : []
  })
  if (open.length === 0) {
    return <p className="text-muted">You have no open line yet. Once one is open, its next payment and its day appear here.</p>
  }
  return (
    <>
      {open.map(({ application, line }) => (
        <DueOnLine key={application.uuid} application={application} line={line} />
      ))}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={phoneLink(supportPhone)}>Call {formatPhone(supportPhone)}</LinkButton>
        <LinkButton as={Link} to="/dashboard" variant="secondary">
          Go to dashboard
        </LinkButton>
      </div>
    </>
  )
}

function DueOnLine({ application, line }: { application: ApplicationSummary; line: Line }) {
  const { nextPayment, pastDue, automaticPayments, status } = line
  return (
    <Card title={formatStreet(application)}>
      <p className="-mt-2 text-muted">Application {application.loanNumber}</p>
      {pastDue && (
        <div className="mt-4">
          <Alert kind="warning" title={`${PAST_DUE_HEADING}: ${formatExactCents(pastDue.amountCents)}`}>
            {pastDueNote({ pastDue, automaticPayments })}
          </Alert>
        </div>
      )}
      <p className="mt-4 font-semibold text-3xl tabular-nums">{nextPayment ? formatExactCents(nextPayment.amountCents) : 'Nothing due'}</p>
      <p className="mt-1 text-muted">
        {status === 'CANCELED' ? 'This line is canceled, and no payment falls due.' : `${nextPaymentNote(line)}.`}
      </p>
      {nextPayment && <p className="mt-4 text-sm text-muted">{howPaid(line)}</p>}
      <p className="mt-4 border-t border-hairline pt-4 text-sm text-muted">
        You owe {formatExactCents(line.balanceCents)}
        {line.owedFrom ? ` from ${formatLocalDate(line.owedFrom)}, the day of your draw` : ''}.
      </p>
    </Card>
  )
}
