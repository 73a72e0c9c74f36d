import { HomeValueLink } from '../../../application/home-value-link.tsx'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderedCard } from './ordered-card.tsx'
import { VisitCard } from './visit-card.tsx'

const SHOWN = [
  'valuation-order',
  'valuation-reorder',
  'valuation-fee-wait',
  'valuation-booking',
  'valuation-visit',
  'broker-price-opinion',
  'full-title',
] as const

const HEADINGS: Readonly<Record<(typeof SHOWN)[number], { readonly heading: string; readonly why: string }>> = {
  'valuation-order': { heading: 'Order your home valuation', why: 'A professional must see your home to confirm its value.' },
  'valuation-reorder': {
    heading: 'Choose a new time for the visit',
    why: 'You canceled the visit. We can continue once it has a new time.',
  },
  'valuation-fee-wait': { heading: 'Your visit is saved', why: 'We order it on the day the law lets us charge the fee.' },
  'valuation-booking': { heading: 'We’re booking your visit', why: 'This takes a moment.' },
  'valuation-visit': { heading: 'Your visit is booked', why: 'You can change or cancel it until it takes place.' },
  'broker-price-opinion': { heading: 'Your home is being valued', why: 'The broker compares it with recent sales nearby.' },
  'full-title': { heading: 'We’re searching the title', why: 'A title company checks who owns the home and what is owed on it.' },
}

/** Whatever of the valuation is in progress: who does what, when, and what the borrower may still change. */
export function ValuationProgress({ title }: { title: string }) {
  return (
    <AskScreen items={SHOWN} title={title} heading={({ item }) => HEADINGS[item].heading} why={({ item }) => HEADINGS[item].why}>
      {(item) => <Part key={item.item} item={item} />}
    </AskScreen>
  )
}

function Part({ item }: { item: ReadItem<(typeof SHOWN)[number]> }) {
  if (item.item === 'valuation-order' || item.item === 'valuation-reorder')
    return <OrderForm item={item} conditionLabel="What condition is the home in?" />
  return (
    <div className="grid gap-8">
      {item.item === 'valuation-visit' ? <VisitCard item={item} /> : item.item !== 'full-title' && <OrderedCard />}
      <WaitPanel under={HEADINGS[item.item].heading} />
      {item.item === 'full-title' && <HomeValueLink />}
      <ContactLinks subject="Do you have a question about the visit?" />
    </div>
  )
}
