import { formatExactCents } from '@hearthline/domain'
import type { RecordingTaxOpen } from '@hearthline/domain/underwriting'
import type { ApplicationFile } from '../application/use-application.ts'
import './closing.css'

type Reason = NonNullable<RecordingTaxOpen['why']>

interface OpenTax {
  readonly state: string
  readonly county: string
  readonly lineCents: number
  readonly basis: string
  readonly why?: Reason
  readonly leastCents: number
  readonly mostCents: number
  readonly coveredCents: number
}

const WHY: Readonly<Record<Reason, string>> = {
  SOURCES_DIFFER: 'Published tables of this county differ.',
  AFFIDAVIT: 'Nothing is due with a residential affidavit. Is one recorded with the deed?',
  LOCAL_OPTION: 'The city or county may add a third to the state’s tax.',
  CITY: 'It depends on the city within the county.',
}

const knownText = ({ basis, leastCents, mostCents }: OpenTax): string =>
  basis === 'NONE_KNOWN'
    ? 'No tax is known here, and no one has confirmed that there is none.'
    : `${formatExactCents(leastCents)} to ${formatExactCents(mostCents)}`

/** What the county has to be asked, and what the tables know of it. */
export function RecordingTaxReview({ file }: { file: ApplicationFile }) {
  const open = (file.openItem?.about as { open?: OpenTax } | undefined)?.open
  if (!open) return null
  return (
    <section aria-labelledby="recording-tax-title">
      <h3 id="recording-tax-title">What to ask the county</h3>
      <dl className="facts">
        <div>
          <dt>County</dt>
          <dd>
            {open.county}, {open.state}
          </dd>
        </div>
        <div>
          <dt>Line secured by the deed</dt>
          <dd>{formatExactCents(open.lineCents)}</dd>
        </div>
        <div>
          <dt>What our tables know</dt>
          <dd>
            {knownText(open)} {open.why && WHY[open.why]}
          </dd>
        </div>
        <div>
          <dt>Left of the draw to pay it</dt>
          <dd>{formatExactCents(open.coveredCents)}</dd>
        </div>
      </dl>
      <p className="hint">The borrower reads the amount you enter in their final offer, to the cent. Another draw is asked about again.</p>
    </section>
  )
}
