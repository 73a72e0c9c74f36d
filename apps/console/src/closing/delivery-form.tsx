import type { FieldFault, Values } from '@hearthline/schema-form'
import { readDraft, useDraft } from '../decision/draft.ts'
import { FieldsForm, type OwnWhole, PREFIX } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import './closing.css'
import { blankRow, DeliveryFields, type DeliveryRow, missingIn } from './delivery-fields.tsx'

interface Person {
  readonly party: string
  readonly name: string
  /** the first day on which they can have had it */
  readonly from?: string
  /** SIGNS: they still have to. LATER: the others are recorded without them. */
  readonly waits?: 'SIGNS' | 'LATER'
}

const rowsIn = ({ delivered }: Values): readonly DeliveryRow[] => (Array.isArray(delivered) ? delivered : [])

/** All that is missing, at once: a choice of a representative whom no one names is no choice that may be left out. */
function missingOf(persons: readonly Person[], typed: Values): readonly FieldFault[] {
  const rows = rowsIn(typed)
  const without = persons.filter(({ party, waits }) => waits === undefined && !rows.some((row) => row.party === party))
  const isEmpty = rows.length === 0 && without.length === 0
  return [
    ...rows.flatMap((row, index) =>
      Object.entries(missingIn(row)).map(([part, message]) => ({ field: `delivered.${index}.${part}`, message })),
    ),
    ...(without.length > 0
      ? [{ field: 'delivered', message: `Enter the day for each person. Missing: ${without.map(({ name }) => name).join(', ')}` }]
      : []),
    ...(isEmpty ? [{ field: 'delivered', message: 'Enter who received their notice, and on which day' }] : []),
  ]
}

/** The day on which each owner had their notice of the right to cancel: the last of them begins the time to cancel. */
export function DeliveryForm(props: DecisionProps) {
  const { persons = [] } = (props.item.about ?? {}) as { persons?: readonly Person[] }
  const { typed } = useDraft(props.draftKey)
  return (
    <FieldsForm
      {...props}
      fieldsFor={(fields) => fields.filter(({ name }) => name === 'delivered')}
      missingIn={(values) => missingOf(persons, values)}
      whose={(path) => {
        const row = rowsIn(typed)[Number(/^delivered\.(\d+)\./.exec(path)?.[1])]
        return persons.find(({ party }) => party === row?.party)?.name
      }}
      own={{ delivered: (control) => <Deliveries key="delivered" {...props} persons={persons} {...control} /> }}
    />
  )
}

type DeliveriesProps = OwnWhole & Pick<DecisionProps, 'file' | 'draftKey'> & { persons: readonly Person[] }

function Deliveries({ file, draftKey, persons, value, error, errors, onChange }: DeliveriesProps) {
  const given = rowsIn({ delivered: value })
  // Read anew: a file may arrive after more was typed.
  const change = (next: DeliveryRow) => {
    const rows = rowsIn(readDraft(draftKey).typed)
    onChange(
      persons
        .map(({ party }) => (party === next.party ? next : (rows.find((row) => row.party === party) ?? blankRow(party))))
        .filter(({ to, way, on, document }) => way || on || document || to === 'REPRESENTATIVE'),
    )
  }
  return (
    <fieldset className="deliveries">
      <legend>When each person received it</legend>
      <p className="hint">
        Each person gets two copies on paper (12 CFR 1026.15(b)). Their notice is among the documents below, by name. Each person is emailed
        the day that you record, and whoever records it does not approve the money. If an owner died after the deed was signed, give the
        notice to the personal representative whom a court named, and record that here. We also email the owner’s own address, in case this
        is a mistake. If there is none, do not record a day: ask a lawyer how to continue. No money is sent until then.
      </p>
      {error && <p className="ui-field-error">{error}</p>}
      {persons.some(({ waits }) => waits === 'LATER') && <p className="hint">Leave out whoever does not have theirs yet.</p>}
      {persons.map(({ party, name, from, waits }) => {
        if (waits === 'SIGNS')
          return (
            <p key={party} className="hint">
              {name} still has to sign, with the email that was entered for them. Record their notice once they have.
            </p>
          )
        const index = given.findIndex((one) => one.party === party)
        // Of whom nothing is entered yet there is no row to be at.
        const at = index < 0 ? party : `delivered.${index}`
        return (
          <div key={party} className="decision-fields">
            <DeliveryFields
              {...{ file, name, from }}
              row={given[index] ?? blankRow(party)}
              idOf={(part) => `${PREFIX}${at}.${part}`}
              errorOf={(part) => errors[`${at}.${part}`]}
              taken={given.flatMap((one) =>
                one.party === party ? [] : [one.document, one.representative?.document].filter((uuid) => uuid !== undefined),
              )}
              onChange={change}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
