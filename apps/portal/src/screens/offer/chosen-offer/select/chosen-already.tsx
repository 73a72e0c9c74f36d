import { formatMoney, formatRate } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { FigureList, FigureRow } from '@hearthline/ui/figure-row'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { ApplicationProgress } from '../../../../application/application-progress.tsx'
import { useApplication } from '../../../../application/use-application.ts'
import type { OffersBody } from '../../../../offer/offers-body.ts'
import { Screen } from '../../../../page/screen.tsx'

/** The application is submitted: the choice is kept until verified figures change it. */
export function ChosenAlready({ body: { chosen } }: { body: OffersBody }) {
  const { application } = useApplication()
  if (!chosen) return null
  const dollars = (amount: number) => formatMoney(amount, Number.isInteger(amount) ? 0 : 2)
  return (
    <Screen
      title="Your offer"
      heading="You have chosen your offer"
      why="It was set when you submitted your application."
      above={<ApplicationProgress />}
    >
      <Card as="div" className="mt-8">
        <FigureList label="The offer you chose">
          <FigureRow label="Draw" value={dollars(chosen.amount)} emphasis="strong" />
          {application.rate !== null && <FigureRow label="Rate" value={formatRate(application.rate)} />}
          <FigureRow label="Term" value={`${chosen.term} years`} />
          <FigureRow label="Origination fee" value={`${chosen.originationFee}%`} />
        </FigureList>
      </Card>
      <p className="mt-6 text-muted">
        If the information we verify changes this offer, we’ll ask you to choose again. Nothing is final until you sign.
      </p>
      <div className="mt-8">
        <LinkButton as={Link} to="/dashboard">
          Continue from your dashboard
        </LinkButton>
      </div>
    </Screen>
  )
}
