import type { AboutOf } from '@hearthline/domain'
import { CardSelect } from '@hearthline/ui/card-select'
import { TextField } from '@hearthline/ui/text-field'
import { MARITAL_OPTIONS } from '../../forms/marital-options.ts'
import { asksWhom, type MarriageValues, SOMEONE_ELSE } from './marriage-values.ts'

interface MarriageFieldsProps {
  readonly values: MarriageValues
  readonly errors: Readonly<Record<string, string>>
  readonly people: AboutOf<'signer-intro'>['people']
  readonly onChange: (values: MarriageValues) => void
}

/** Whether an owner is married, and to whom, where the law of the state has each owner’s spouse sign. */
export function MarriageFields({ values, errors, people, onChange }: MarriageFieldsProps) {
  const text = (part: 'firstName' | 'lastName' | 'email') => ({
    name: `marriage.spouse.${part}`,
    id: `marriage.spouse.${part}`,
    value: values[part],
    error: errors[`marriage.spouse.${part}`],
    required: true,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...values, [part]: event.currentTarget.value }),
  })
  return (
    <section className="grid gap-4" aria-label="Your marital status">
      <div>
        <h2>Are you married?</h2>
        <p className="mt-1 text-muted">
          The law of the state where the home is asks each owner’s spouse to sign too. They owe none of the line.
        </p>
      </div>
      <CardSelect
        name="marriage.status"
        label="Marital status"
        hideLabel
        required
        options={MARITAL_OPTIONS}
        value={values.status}
        error={errors['marriage.status']}
        onValueChange={(status) => onChange({ ...values, status })}
      />
      {asksWhom(values) && (
        <CardSelect
          name="marriage.to"
          label="Who is your spouse?"
          required
          options={[
            ...people.map(({ party, name }) => ({ value: party, label: name })),
            { value: SOMEONE_ELSE, label: 'Someone else', description: 'We email them when it’s time to read and sign.' },
          ]}
          value={values.to}
          error={errors['marriage.to']}
          onValueChange={(to) => onChange({ ...values, to })}
        />
      )}
      {asksWhom(values) && values.to === SOMEONE_ELSE && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...text('firstName')} label="Your spouse’s first name" />
            <TextField {...text('lastName')} label="Your spouse’s last name" />
          </div>
          <TextField {...text('email')} label="Your spouse’s email" type="email" inputMode="email" />
        </>
      )}
    </section>
  )
}
