import { TextField } from '@hearthline/ui/text-field'
import type { Form } from '../../../forms/use-form.ts'
import { type ProfileValues, spouseIn, type TypedSpouse } from './profile-values.ts'

/** Whoever is married, where the law of the state has a spouse sign: who that is, and where to invite them. */
export function Spouse({ form }: { form: Form<ProfileValues> }) {
  const spouse = spouseIn(form.values)
  const text = (part: keyof TypedSpouse) => ({
    name: `spouse.${part}`,
    id: `spouse.${part}`,
    value: spouse[part],
    error: form.errors[`spouse.${part}`],
    required: true,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => form.set('spouse', { ...spouse, [part]: event.currentTarget.value }),
  })
  return (
    <section className="grid gap-4" aria-label="Your spouse">
      <div>
        <h2>Who is your spouse?</h2>
        <p className="mt-1 text-muted">
          The law of the state where your home is asks your spouse to sign too. They don’t become a borrower. We email them when it’s time.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('firstName')} label="First name" />
        <TextField {...text('lastName')} label="Last name" />
      </div>
      <TextField {...text('email')} label="Email" type="email" inputMode="email" />
    </section>
  )
}
