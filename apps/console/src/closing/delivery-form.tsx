import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { FieldsForm, type OwnControl } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import './closing.css'

interface Person {
  readonly party: string
  readonly name: string
}
interface Delivered {
  readonly party: string
  readonly way: string
  readonly on: string
}

const WAYS = [
  { value: 'IN_PERSON', label: 'In person' },
  { value: 'COURIER', label: 'By courier, with a receipt' },
  { value: 'MAIL', label: 'By mail, with a receipt' },
]

/** The day on which each owner had their notice of the right to cancel: the last of them begins the time to cancel. */
export function DeliveryForm(props: DecisionProps) {
  const { persons = [] } = (props.item.about ?? {}) as { persons?: readonly Person[] }
  return <FieldsForm {...props} own={{ delivered: (control) => <Deliveries key="delivered" persons={persons} {...control} /> }} />
}

function Deliveries({ persons, value, error, onChange }: OwnControl & { persons: readonly Person[] }) {
  const given = (Array.isArray(value) ? value : []) as readonly Delivered[]
  const of = (party: string): Delivered => given.find((one) => one.party === party) ?? { party, way: 'IN_PERSON', on: '' }
  const change = (next: Delivered) => onChange(persons.map(({ party }) => (party === next.party ? next : of(party))).filter(({ on }) => on))
  return (
    <fieldset className="deliveries">
      <legend>When each owner received it</legend>
      <p className="hint">Each owner gets two copies on paper (12 CFR 1026.15(b)). Their notice is among the documents below, by name.</p>
      {error && <p className="ui-field-error">{error}</p>}
      {persons.map(({ party, name }) => (
        <div key={party} className="decision-fields">
          <Select
            label={`${name}: how`}
            value={of(party).way}
            options={WAYS}
            onChange={({ target }) => change({ ...of(party), way: target.value })}
          />
          <TextField
            type="date"
            label={`${name}: received on`}
            value={of(party).on}
            onChange={({ target }) => change({ ...of(party), on: target.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}
