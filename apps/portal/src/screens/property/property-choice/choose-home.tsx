import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { CorrectAddress } from './correct-address.tsx'
import { aboutHome, homeLine } from './home-text.ts'

const NONE = 'none'

/** One of the homes that answer to the address; or none of them, and the address is corrected. */
export function ChooseHome({ item }: { item: ReadItem<'property-choice'> }) {
  const { matches, address } = item.about
  const form = usePersistedForm('property-choice', () => ({ uuid: '' }))
  const { save, busy, error } = useSaveAnswer('property-choice', form.failWith)
  useFillWithExample(() => form.replace({ uuid: matches[0]?.uuid ?? '' }))
  const { uuid } = form.values
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const known = matches.some((match) => match.uuid === uuid)
    form.fail(known ? [] : [{ field: 'uuid', message: 'Choose your home, or choose “None of these is my home”' }])
    if (known && (await save({ uuid }))) form.forget()
  }
  const choice = (
    <CardSelect
      name="uuid"
      label="Choose your home"
      required
      value={uuid}
      error={form.errors.uuid}
      onValueChange={(value) => form.set('uuid', value)}
      options={[
        ...matches.map((match) => ({ value: match.uuid, label: homeLine(match), description: aboutHome(match) })),
        { value: NONE, label: 'None of these is my home', description: 'Correct the address, and we’ll search again.' },
      ]}
    />
  )
  if (uuid === NONE) {
    return (
      <div className="mt-8">
        {choice}
        {address && <CorrectAddress address={address} />}
      </div>
    )
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {choice}
      <SubmitRow loading={busy} />
    </form>
  )
}
