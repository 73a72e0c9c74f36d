import { MOST_CO_OWNERS } from '@hearthline/domain/items/about-you/about-you'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { FieldError } from '@hearthline/ui/field'
import { PhoneField } from '@hearthline/ui/phone-field'
import { TextField } from '@hearthline/ui/text-field'
import { useEffect, useRef } from 'react'
import type { Form } from '../../../forms/use-form.ts'
import type { ProfileValues, TypedCoOwner } from './profile-values.ts'

const NO_ONE: TypedCoOwner = { firstName: '', lastName: '', email: '', phoneNumber: '' }

export interface CoOwnersProps {
  form: Form<ProfileValues>
  /** Owners by public records who are not on the list yet. */
  suggested: readonly TypedCoOwner[]
}

/** Who owns the home beside the borrower: added, changed and removed in place. */
export function CoOwners({ form, suggested }: CoOwnersProps) {
  const { coOwners } = form.values
  const adding = useRef<HTMLButtonElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    document.getElementById(`coOwners.${coOwners.length - 1}.firstName`)?.focus()
  }, [coOwners.length])
  const add = (person: TypedCoOwner) => {
    added.current = true
    form.set('coOwners', [...coOwners, person])
  }
  const remove = (index: number) => {
    form.set(
      'coOwners',
      coOwners.filter((_, at) => at !== index),
    )
    adding.current?.focus()
  }
  const mayAdd = coOwners.length < MOST_CO_OWNERS
  const error = form.errors.coOwners
  return (
    <section className="grid gap-4" aria-label="Co-owners">
      <div>
        <h2>Who else owns the home?</h2>
        <p className="mt-1 text-muted">
          We email each person when it’s time to sign. Owners can share an email, and then see each other’s messages.
        </p>
      </div>
      {coOwners.map((person, index) => (
        <CoOwner
          // Two may have the same name, and the list changes at its end or by a removal: its place is what names a person here.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          index={index}
          person={person}
          errors={form.errors}
          onChange={(changed) =>
            form.set(
              'coOwners',
              coOwners.map((one, at) => (at === index ? changed : one)),
            )
          }
          onRemove={() => remove(index)}
        />
      ))}
      <FieldError id="coOwners-error">{error}</FieldError>
      <div className="flex flex-wrap gap-3">
        {mayAdd &&
          suggested.map((person) => (
            <Button key={`${person.firstName} ${person.lastName}`} variant="secondary" size="medium" onClick={() => add(person)}>
              {`Add ${person.firstName} ${person.lastName}`}
            </Button>
          ))}
        {mayAdd && (
          <Button
            ref={adding}
            id="coOwners"
            variant="secondary"
            size="medium"
            aria-describedby={error ? 'coOwners-error' : undefined}
            onClick={() => add(NO_ONE)}
          >
            {coOwners.length === 0 ? 'Add a co-owner' : 'Add another co-owner'}
          </Button>
        )}
      </div>
    </section>
  )
}

interface CoOwnerProps {
  index: number
  person: TypedCoOwner
  errors: Readonly<Record<string, string>>
  onChange: (person: TypedCoOwner) => void
  onRemove: () => void
}

function CoOwner({ index, person, errors, onChange, onRemove }: CoOwnerProps) {
  const name = [person.firstName, person.lastName].join(' ').trim()
  const field = (part: keyof TypedCoOwner) => ({
    name: `coOwners.${index}.${part}`,
    value: person[part],
    error: errors[`coOwners.${index}.${part}`],
  })
  const text = (part: keyof TypedCoOwner) => ({
    ...field(part),
    required: true,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...person, [part]: event.currentTarget.value }),
  })
  return (
    <Card as="div" padding="tight" role="group" aria-label={name || `Co-owner ${index + 1}`}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text('firstName')} label="First name" />
          <TextField {...text('lastName')} label="Last name" />
        </div>
        <TextField {...text('email')} label="Email" type="email" />
        <PhoneField
          {...field('phoneNumber')}
          label="Phone number"
          optional
          onChange={(typed) => onChange({ ...person, phoneNumber: typed })}
        />
        <div>
          <Button
            variant="quiet"
            size="medium"
            className="-ms-[1.125rem]"
            aria-label={`Remove ${name || `co-owner ${index + 1}`}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </div>
      </div>
    </Card>
  )
}
