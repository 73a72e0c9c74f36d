import { CardSelect } from '@hearthline/ui/card-select'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { FormProblem } from '../../frame/form-problem.tsx'
import type { ReadItem } from '../../frame/item-query.ts'
import { useFillWithExample } from '../../frame/use-fill-with-example.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { useSaveAnswer } from '../../frame/use-save-answer.ts'
import { CorrectAddress } from './correct-address.tsx'
import { aboutHome, homeLine } from './home-words.ts'

const NONE = 'none'

/** One of the homes that answer to the address; or none of them, and the address is corrected. */
export function ChooseHome({ item }: { item: ReadItem<'property-choice'> }) {
  const { matches, address } = item.about
  const form = useKeptForm('property-choice', () => ({ uuid: '' }))
  const { save, busy, error } = useSaveAnswer('property-choice', form.failWith)
  useFillWithExample(() => form.replace({ uuid: matches[0]?.uuid ?? '' }))
  const { uuid } = form.values
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const known = matches.some((match) => match.uuid === uuid)
    form.fail(known ? [] : [{ field: 'uuid', message: 'Choose your home, or say that it is none of these' }])
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
        { value: NONE, label: 'None of these is my home', description: 'Correct the address, and we look again.' },
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
