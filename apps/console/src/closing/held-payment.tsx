import { Alert } from '@hearthline/ui/alert'
import type { ApplicationFile } from '../application/use-application.ts'
import { useActorName } from '../team/use-team.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { type Hold, holdsIn } from './holds-in.ts'

/** Where money is released: who held it, when and why is read before that. */
const RELEASES: ReadonlySet<string> = new Set([
  'funding-release',
  'funding-first-approval',
  'funding-decision',
  'replacement-first-approval',
  'replacement-approval',
])
export const releasesMoney = (item: string): boolean => RELEASES.has(item)

/** Whether the payment is held now. */
export const isPaymentHeld = ({ walk }: Pick<ApplicationFile, 'walk'>): boolean =>
  (walk.find(({ id }) => id === 'funding-hold')?.data as { readonly isHeld?: boolean } | null | undefined)?.isHeld === true

/** The hold of now, and those that were lifted. Nothing where the payment was never held. */
export function HeldPayment({ file }: { readonly file: ApplicationFile }) {
  const holds = holdsIn(file.audit)
  if (holds.length === 0) return null
  const isHeld = isPaymentHeld(file)
  return (
    <section aria-labelledby="held-title">
      <h3 id="held-title">{isHeld ? 'Payment on hold' : 'Holds that were lifted'}</h3>
      {isHeld && (
        <Alert kind="warning">
          No money is sent until someone on the team lifts the hold. A funder, an operator, an underwriter or an administrator can at any
          time, also who placed it. Whoever entered the payoff quotes can’t.
        </Alert>
      )}
      <ul className="earlier-decisions">
        {holds.map((hold) => (
          <li key={hold.sequence}>
            <Told hold={hold} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Told({ hold: { at, actor, reason, lifted } }: { readonly hold: Hold }) {
  const actorName = useActorName()
  return (
    <>
      Held by <strong>{actorName(actor)}</strong>, {formatFullMoment(at)}: <q>{reason}</q>
      {lifted && (
        <>
          {' '}
          Lifted by <strong>{actorName(lifted.actor)}</strong>, {formatFullMoment(lifted.at)}: <q>{lifted.reason}</q>
        </>
      )}
    </>
  )
}
