import { formatApr, formatMoney } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { FigureList, FigureRow } from '@hearthline/ui/figure-row'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { ApplicationProgress } from '../../../frame/application-progress.tsx'
import { Screen } from '../../../frame/screen.tsx'
import { useApplication } from '../../../frame/use-application.ts'
import type { OffersBody } from '../../../offer/offers-body.ts'

/** The application is submitted: the choice stands until verified figures move it. */
export function ChosenAlready({ body: { chosen } }: { body: OffersBody }) {
  const { application } = useApplication()
  if (!chosen) return null
  const dollars = (amount: number) => formatMoney(amount, Number.isInteger(amount) ? 0 : 2)
  return (
    <Screen
      title="Your offer"
      heading="You have chosen your offer"
      why="It was settled when you submitted your application."
      above={<ApplicationProgress />}
    >
      <Card as="div" className="mt-8">
        <FigureList label="The offer you chose">
          <FigureRow label="Draw" value={dollars(chosen.amount)} emphasis="strong" />
          {application.rate !== null && <FigureRow label="Rate" value={formatApr(application.rate)} />}
          <FigureRow label="Term" value={`${chosen.term} years`} />
          <FigureRow label="Origination fee" value={`${chosen.originationFee}%`} />
        </FigureList>
      </Card>
      <p className="mt-6 text-muted">If verified figures change this offer, we ask you to choose again. Nothing is final until you sign.</p>
      <div className="mt-8">
        <LinkButton as={Link} to="/dashboard">
          Go on from your dashboard
        </LinkButton>
      </div>
    </Screen>
  )
}
