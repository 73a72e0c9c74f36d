import { PHONE_COUNTRIES } from '@hearthline/domain/registration'
import { DateField, type DateParts, emptyDate } from '@hearthline/ui/date-field'
import { MoneyField } from '@hearthline/ui/money-field'
import { PasswordField } from '@hearthline/ui/password-field'
import { PhoneField } from '@hearthline/ui/phone-field'
import { Slider } from '@hearthline/ui/slider'
import { TextField } from '@hearthline/ui/text-field'
import { Textarea } from '@hearthline/ui/textarea'
import { type ReactNode, useState } from 'react'
import { inEveryState, type Specimens } from './look.ts'

/** Holds a value, so that a controlled field can be tried. */
function Held<Value>({ start, children }: { start: Value; children: (value: Value, set: (value: Value) => void) => ReactNode }) {
  const [value, set] = useState(start)
  return children(value, set)
}

export const textField: Specimens = {
  looks: [
    ...inEveryState((id, { filled, props }) => (
      <TextField id={id} label="Street address" defaultValue={filled ? '12 Alder Way' : ''} {...props} />
    )),
    { name: 'With a unit', show: (id) => <TextField id={id} label="Term" suffix="years" defaultValue="20" /> },
    { name: 'With a label for screen readers only', show: (id) => <TextField id={id} label="Unit" hideLabel placeholder="Unit" /> },
  ],
}

export const moneyField: Specimens = {
  looks: inEveryState((id, { filled, props }) => (
    <Held<number | null> start={filled ? 145_000 : null}>
      {(value, set) => <MoneyField id={id} label="Annual income" value={value} onChange={set} {...props} />}
    </Held>
  )),
}

const RULES = ['At least 12 characters', 'One uppercase letter', 'One number', 'One special character: !@#$%^&*']

export const passwordField: Specimens = {
  looks: [
    ...inEveryState((id, { filled, props }) => (
      <PasswordField id={id} label="Password" defaultValue={filled ? 'Correct-horse9!' : ''} {...props} />
    )),
    ...[4, 3, 2, 1, 0].map((unmet) => ({
      name: `Strength with ${unmet} rules unmet`,
      show: (id: string) => <PasswordField id={id} label="Password" defaultValue="Correct" unmetRules={RULES.slice(0, unmet)} />,
    })),
  ],
}

export const dateField: Specimens = {
  looks: inEveryState((id, { filled, props }) => (
    <Held<DateParts> start={filled ? { month: '5', day: '17', year: '1984' } : emptyDate}>
      {(value, set) => <DateField id={id} label="Date of birth" value={value} onChange={set} {...props} />}
    </Held>
  )),
}

export const phoneField: Specimens = {
  looks: [
    ...inEveryState((id, { filled, props }) => (
      <Held start={filled ? '(415) 555-0132' : ''}>
        {(value, set) => (
          <PhoneField id={id} label="Mobile phone" countries={PHONE_COUNTRIES} value={value} onChange={(next) => set(next)} {...props} />
        )}
      </Held>
    )),
    {
      name: 'One country only',
      show: (id) => (
        <Held start="(415) 555-0132">
          {(value, set) => <PhoneField id={id} label="Phone" fixedCountry value={value} onChange={(next) => set(next)} />}
        </Held>
      ),
    },
  ],
}

export const textarea: Specimens = {
  looks: [
    ...inEveryState((id, { filled, props }) => (
      <Textarea
        id={id}
        label="What happened?"
        defaultValue={filled ? 'I changed banks and one payment went out ten days late.' : ''}
        {...props}
      />
    )),
    { name: 'Counted', show: (id) => <Textarea id={id} label="Message" defaultValue="Thank you" count={9} maxCount={1000} /> },
  ],
}

const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`

export const slider: Specimens = {
  looks: [
    ...[15_000, 85_000, 400_000].map((start) => ({
      name: dollars(start),
      show: (id: string) => (
        <Held start={start}>
          {(value, set) => (
            <Slider id={id} label="How much" value={value} onChange={set} min={15_000} max={400_000} step={1_000} format={dollars} />
          )}
        </Held>
      ),
    })),
    {
      name: 'Disabled',
      show: (id) => (
        <Slider
          id={id}
          label="How much"
          value={85_000}
          onChange={() => undefined}
          min={15_000}
          max={400_000}
          step={1_000}
          format={dollars}
          disabled
        />
      ),
    },
  ],
}
