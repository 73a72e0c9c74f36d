import { CardSelect } from '@hearthline/ui/card-select'
import { Checkbox } from '@hearthline/ui/checkbox'
import { Combobox, ComboboxRow } from '@hearthline/ui/combobox'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { Select } from '@hearthline/ui/select'
import { Switch } from '@hearthline/ui/switch'
import { useState } from 'react'
import { type FieldState, inEveryState, type Specimens } from './look.ts'

const OWNERSHIP = [
  { value: 'SOLE', label: 'Only me', description: 'Your name alone is on the deed.' },
  { value: 'JOINT', label: 'Me and someone else', description: 'They sign with you.' },
  { value: 'TRUST', label: 'A trust', disabled: true },
]
const TERMS = [5, 10, 15, 20, 30].map((years) => ({ value: String(years), label: String(years), description: 'years' }))
const ADDRESSES = [
  { street: '12 Alder Way', place: 'Sacramento, CA 95814' },
  { street: '12 Alderwood Lane', place: 'Portland, OR 97201' },
]

export const select: Specimens = {
  looks: inEveryState((id, { filled, props }) => (
    <Select
      id={id}
      label="Marital status"
      placeholder="Choose one"
      defaultValue={filled ? 'MARRIED' : ''}
      options={[
        { value: 'MARRIED', label: 'Married' },
        { value: 'UNMARRIED', label: 'Unmarried' },
        { value: 'SEPARATED', label: 'Separated', disabled: true },
      ]}
      {...props}
    />
  )),
}

function Addresses({ id, state, loading, emptyText }: { id: string; state: FieldState; loading?: boolean; emptyText?: string }) {
  const [text, setText] = useState(state.filled ? '12 Alder Way' : '')
  const { hideLabel: _, ...props } = state.props
  return (
    <Combobox
      id={id}
      label="Property address"
      items={ADDRESSES.filter(({ street }) => street.toLowerCase().includes(text.toLowerCase()))}
      getKey={({ street }) => street}
      getText={({ street }) => street}
      renderItem={({ street, place }) => <ComboboxRow title={street} detail={place} />}
      inputValue={text}
      onInputChange={setText}
      onSelect={() => undefined}
      loading={loading}
      emptyText={emptyText}
      {...props}
    />
  )
}

export const combobox: Specimens = {
  looks: [
    ...inEveryState((id, state) => <Addresses id={id} state={state} emptyText="No address found" />),
    { name: 'Searching', show: (id) => <Addresses id={id} state={{ name: '', filled: true, props: {} }} loading /> },
  ],
}

export const checkbox: Specimens = {
  looks: inEveryState((id, { filled, props: { hideLabel: _, ...props } }) => (
    <Checkbox id={id} label="I agree to receive documents electronically" defaultChecked={filled} {...props} />
  )),
}

export const radioGroup: Specimens = {
  looks: [
    ...inEveryState((id, { filled, props }) => (
      <RadioGroup
        id={id}
        name={id}
        label="How do you own the home?"
        options={OWNERSHIP}
        defaultValue={filled ? 'JOINT' : undefined}
        {...props}
      />
    )),
    {
      name: 'Side by side',
      show: (id) => (
        <RadioGroup
          id={id}
          name={id}
          layout="side"
          label="Is it for sale?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          defaultValue="no"
        />
      ),
    },
  ],
}

export const cardSelect: Specimens = {
  looks: [
    ...inEveryState((id, { filled, props }) => (
      <CardSelect
        id={id}
        name={id}
        label="How do you own the home?"
        options={OWNERSHIP}
        defaultValue={filled ? 'JOINT' : undefined}
        {...props}
      />
    )),
    { name: 'Tiles', show: (id) => <CardSelect id={id} name={id} layout="tiles" label="How long" options={TERMS} defaultValue="20" /> },
    {
      name: 'Tiles, invalid',
      show: (id) => <CardSelect id={id} name={id} layout="tiles" label="How long" options={TERMS} error="Choose a term" />,
    },
    {
      name: 'Tiles, disabled',
      show: (id) => <CardSelect id={id} name={id} layout="tiles" label="How long" options={TERMS} defaultValue="20" disabled />,
    },
  ],
}

export const switchField: Specimens = {
  looks: inEveryState((id, { filled, props: { optional: _, ...props } }) => (
    <Switch id={id} label="Pay automatically" detail="−0.25%" defaultChecked={filled} {...props} />
  )),
}
