import { formatExactCents } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'

interface NeededProps {
  kind: 'HAZARD_POLICY' | 'FLOOD_POLICY'
  coverageCents: number
}

/** What a policy has to be, before anything is typed or sent. */
export function Needed({ kind, coverageCents }: NeededProps) {
  const amount = formatExactCents(coverageCents)
  const rows =
    kind === 'HAZARD_POLICY'
      ? [
          {
            label: 'Coverage',
            text: `At least ${amount}, which is all loans on your home. Or a policy that pays the full cost to rebuild.`,
          },
          { label: 'Deductible', text: 'At most 5% of the coverage.' },
          { label: 'Dates', text: 'In force now, with at least 30 days left.' },
        ]
      : [
          {
            label: 'Coverage',
            text: `At least ${amount}. Federal law asks for all loans on your home, up to $250,000, or what the building would cost if that is less.`,
          },
          { label: 'Deductible', text: 'At most 5% of the coverage.' },
          {
            label: 'Dates',
            text: 'In force before closing, with at least 30 days left. The federal program or a private insurer is fine.',
          },
        ]
  return (
    <Card as="div" padding="tight">
      <h2 className="font-semibold">What your {kind === 'HAZARD_POLICY' ? 'home' : 'flood'} policy needs</h2>
      <dl className="mt-3 grid gap-3">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
