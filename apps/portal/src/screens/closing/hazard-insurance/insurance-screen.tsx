import { Alert } from '@hearthline/ui/alert'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { BorrowerNotCanceled } from '../../../signing/borrower-not-canceled.tsx'
import { TrustAndFloodForm } from '../trust-and-flood-insurance/trust-and-flood-form.tsx'
import { headingOfTrustOrFlood } from '../trust-and-flood-insurance/trust-or-flood.ts'
import { HazardForm } from './hazard-form.tsx'
import { PapersInReview } from './papers-in-review.tsx'
import type { Way } from './proof-values.ts'

const SHOWN = [
  'trust-and-flood-insurance',
  'trust-and-flood-review',
  'trust-and-flood-correction',
  'hazard-insurance',
  'hazard-insurance-review',
  'hazard-insurance-correction',
] as const
type Shown = ReadItem<(typeof SHOWN)[number]>

/** While something is checked, the panel says the rest. */
function headingOf(item: Shown): { heading: string; why?: string } {
  if (item.item === 'hazard-insurance' || item.item === 'hazard-insurance-correction')
    return { heading: 'Your home insurance', why: 'Your home secures the line, so it must be insured.' }
  if (item.item === 'hazard-insurance-review') return { heading: 'We’re checking your home insurance' }
  if (item.item === 'trust-and-flood-review') return { heading: 'We’re checking what you sent' }
  return headingOfTrustOrFlood(item.about)
}

/** Flood insurance and the trust before closing, home insurance once the deed is signed; and what a person found missing. */
export function InsuranceScreen({ way }: { way?: Way }) {
  return (
    <AskScreen
      items={SHOWN}
      title="Documents about your home"
      titleOf={(item) => headingOf(item).heading}
      heading={(item) => headingOf(item).heading}
      why={(item) => headingOf(item).why}
    >
      {(item) => <Part key={item.item} item={item} {...(way && { way })} />}
    </AskScreen>
  )
}

function Part({ item, way }: { item: Shown; way?: Way }) {
  if (item.item === 'trust-and-flood-review' || item.item === 'hazard-insurance-review')
    return (
      <div className="grid gap-8">
        <WaitPanel under={headingOf(item).heading}>
          <BorrowerNotCanceled />
          <PapersInReview item={item} />
        </WaitPanel>
        <ContactLinks />
      </div>
    )
  const missing = 'missing' in item.about ? item.about.missing : undefined
  return (
    <>
      {missing && (
        <Alert kind="warning" title="What we still need" className="mt-6">
          <span className="whitespace-pre-line" data-words-from="operator">
            {missing}
          </span>
        </Alert>
      )}
      {item.item === 'hazard-insurance' || item.item === 'hazard-insurance-correction' ? (
        <HazardForm item={item} {...(way && { way })} />
      ) : (
        <TrustAndFloodForm item={item} {...(way && { way })} />
      )}
      {/* Their days may have ended while this is asked. */}
      <div className="mt-10">
        <BorrowerNotCanceled />
      </div>
    </>
  )
}
