import { fromCents } from '@hearthline/domain'
import { MoneyField } from '@hearthline/ui/money-field'
import { Slider } from '@hearthline/ui/slider'
import { useState } from 'react'
import { exactMoney } from '../../../offer/format-figures.ts'
import { settledAmount, stepCents } from './passing-paths.ts'

interface SmallerLineProps {
  readonly range: { readonly leastCents: number; readonly mostCents: number }
  readonly cents: number
  readonly onChange: (cents: number) => void
}

/** The smallest line you would take: a slider and a field where there is a range; one amount where there is none. */
export function SmallerLine({ range, cents, onChange }: SmallerLineProps) {
  const { leastCents, mostCents } = range
  const [typed, setTyped] = useState<number | null>(fromCents(cents))
  if (leastCents >= mostCents) return null
  const set = (next: number) => {
    onChange(next)
    setTyped(fromCents(next))
  }
  return (
    <div className="grid gap-5 rounded-card border border-hairline bg-card p-5">
      <p className="money-large">{exactMoney(cents)}</p>
      <Slider
        label="How large should the line be?"
        value={fromCents(cents)}
        min={fromCents(leastCents)}
        max={fromCents(mostCents)}
        step={fromCents(stepCents)}
        format={(dollars) => exactMoney(dollars * 100)}
        onChange={(dollars) => set(settledAmount(dollars * 100, range))}
      />
      <MoneyField
        name="amount"
        label="Exact amount"
        description={`From ${exactMoney(leastCents)} to ${exactMoney(mostCents)}, in steps of ${exactMoney(stepCents)}.`}
        value={typed}
        onChange={setTyped}
        onBlur={() => set(settledAmount((typed ?? fromCents(cents)) * 100, range))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // What the field settles on is seen before anything is sent.
          event.preventDefault()
          set(settledAmount((typed ?? fromCents(cents)) * 100, range))
        }}
      />
    </div>
  )
}
