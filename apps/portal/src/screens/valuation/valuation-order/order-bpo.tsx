import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { OrderForm } from './order-form.tsx'
import { WhatHappens } from './what-happens.tsx'

/** What the visit is, its cost, whom the broker meets and when. */
export default function OrderValuation() {
  return (
    <AskScreen
      items={['valuation-order', 'valuation-reorder']}
      title="Order your home valuation"
      heading={({ item }) => (item === 'valuation-reorder' ? 'Choose a new time for the visit' : 'Order your home valuation')}
      why={({ item }) =>
        item === 'valuation-reorder'
          ? 'You canceled the visit. We can continue once it has a new time.'
          : 'A local real estate broker sees your home and gives a price opinion. It confirms the value behind your line.'
      }
    >
      {(item) => (
        <>
          <OrderForm key={item.item} item={item} conditionLabel="What condition is the home in?" />
          <WhatHappens />
        </>
      )}
    </AskScreen>
  )
}
