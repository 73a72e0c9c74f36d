import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { DateField } from '@hearthline/ui/date-field'
import { MoneyField } from '@hearthline/ui/money-field'
import { TextField } from '@hearthline/ui/text-field'
import type { Form } from '../../../forms/use-form.ts'
import { type DisputeValues, EMPTY_SALE, MOST_SALES, type SaleValues } from './dispute-values.ts'

/** Up to five homes that sold nearby. */
export function SalesFields({ form }: { form: Form<DisputeValues> }) {
  const { values, errors, set } = form
  const { sales } = values
  const change = (at: number, changed: Partial<SaleValues>) =>
    set(
      'sales',
      sales.map((sale, index) => (index === at ? { ...sale, ...changed } : sale)),
    )
  return (
    <div className="grid gap-4">
      {sales.map((sale, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sale has no name but what is being typed
        <Card key={index} as="div" padding="tight" title={`Home ${index + 1}`} level={3}>
          <div className="mt-3 grid gap-4">
            <TextField
              name={`sale-${index}-address`}
              label="Address"
              required
              maxLength={200}
              autoComplete="off"
              value={sale.address}
              error={errors[`sale-${index}-address`]}
              onChange={({ currentTarget }) => change(index, { address: currentTarget.value })}
            />
            <DateField
              name={`sale-${index}-sold`}
              label="Sold on"
              required
              value={sale.sold}
              error={errors[`sale-${index}-sold`]}
              onChange={(sold) => change(index, { sold })}
            />
            <MoneyField
              name={`sale-${index}-price`}
              label="Price"
              required
              value={sale.price}
              error={errors[`sale-${index}-price`]}
              onChange={(price) => change(index, { price })}
            />
          </div>
        </Card>
      ))}
      <div className="flex flex-wrap gap-3">
        {sales.length < MOST_SALES && (
          <Button variant="secondary" size="medium" onClick={() => set('sales', [...sales, EMPTY_SALE])}>
            Add a home
          </Button>
        )}
        {sales.length > 1 && (
          <Button variant="quiet" size="medium" onClick={() => set('sales', sales.slice(0, -1))}>
            Remove the last one
          </Button>
        )}
      </div>
    </div>
  )
}
