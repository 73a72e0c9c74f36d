import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { OrderForm } from './order-form.tsx'
import { WhatHappens } from './what-happens.tsx'

/** Texas: the condition of the home is the question, and the visit is ordered with it. */
export default function Condition() {
  return (
    <AskScreen
      items={['valuation-order', 'valuation-reorder']}
      title="The condition of your home"
      heading="What condition is your home in?"
      why="In Texas all loans on a home stay within 80% of its fair market value. The condition is part of that value."
    >
      {(item) => (
        <>
          <OrderForm key={item.item} item={item} conditionLabel="Overall condition" />
          <WhatHappens />
        </>
      )}
    </AskScreen>
  )
}
