import type { SigningBody } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { Link, Navigate } from 'react-router'
import { RequestError } from '../../api/request.ts'
import { isToDo } from '../../application/conditions-query.ts'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { signerPageOf, signerPath } from './signer-page.ts'
import { SignerProblem } from './signer-problem.tsx'
import { useSignersRequests } from './signer-requests.ts'
import { useSignings } from './signings.ts'

const TITLE = 'Sign for a line of credit'

/** Where someone who signs goes on: where they stand, or, where several share a mailbox, a choice of who it is. */
export default function SignerResume() {
  const { pending, error, signings } = useSignings()
  const requests = useSignersRequests()
  if (pending || (!error && requests.pending && !requests.error)) return <ScreenSkeleton />
  if (error instanceof RequestError && error.status === 403)
    return (
      <Screen title={TITLE} heading={TITLE}>
        <SignerProblem error={error} />
      </Screen>
    )
  if (error) return <Navigate replace to={signerPath('error')} />
  const [first, ...others] = signings
  if (!first)
    return (
      <Screen title={TITLE} heading="There is nothing for you to sign" why="No one needs your signature at this email now.">
        <div className="mt-8">
          <Alert kind="info">If you expected something here, ask the borrower which email we have for you.</Alert>
        </div>
      </Screen>
    )
  const isAsked = requests.all.some(({ conditions }) => conditions.some(isToDo))
  if (others.length === 0) return <Navigate replace to={isAsked ? signerPath('conditions') : signerPath(signerPageOf(first), first)} />
  return (
    <Screen title={TITLE} heading="Who is signing?" why="Each person signs for themselves, with their own ID.">
      <ul className="mt-8 grid gap-4">
        {signings.map((signing) => (
          <li key={`${signing.uuid}.${signing.party}`}>
            <Person signing={signing} />
          </li>
        ))}
      </ul>
      {isAsked && (
        <p className="mt-6">
          <Link to={signerPath('conditions')}>Answer the requests from our team</Link>
        </p>
      )}
    </Screen>
  )
}

const STATES = {
  OPEN: { tone: 'action', label: 'Your turn' },
  WAITING: { tone: 'neutral', label: 'Waiting' },
  DONE: { tone: 'positive', label: 'Signed' },
  ENDED: { tone: 'neutral', label: 'Ended' },
} as const

function Person({ signing }: { readonly signing: SigningBody }) {
  const { tone, label } = STATES[signing.state]
  return (
    <Card as="section" padding="tight" title={signing.name} level={2}>
      <p className="mt-1 text-muted text-sm">
        For the line of {signing.borrower} on {signing.property}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <StatusChip tone={tone}>{label}</StatusChip>
        <span>{signing.title}</span>
      </p>
      <div className="mt-4">
        <LinkButton as={Link} size="medium" variant="secondary" to={signerPath(signerPageOf(signing), signing)}>
          Continue as {signing.name}
        </LinkButton>
      </div>
    </Card>
  )
}
