import { formatPhone } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { describeFeeInShort } from './describe-fee.ts'
import { Told } from './visit-card.tsx'

/** A visit that was ordered: whom the broker calls, and what it costs. */
export function OrderedCard() {
  const { uuid, etag } = useApplication()
  const { data } = useQuery(itemQuery(uuid, 'valuation-order', etag))
  const order = data?.data
  if (!data || !order || order.canceled) return null
  return (
    <Card title="Your visit" className="mt-8">
      <dl className="grid gap-4">
        {!order.visit && <Told label="When" text="The broker calls to agree on a time" />}
        <Told label="Who lets them in" text={`${order.contactName}, ${formatPhone(order.contactPhone ?? '')}`} />
        <Told label="Cost" text={describeFeeInShort(data.about)} />
      </dl>
    </Card>
  )
}
